export { Combobox, type ComboboxProps } from './combobox.tsx';
export { keyboard } from './keyboard.ts';
export type { ComboboxOption } from './use-searching.ts';
