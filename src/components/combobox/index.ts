export { Combobox } from './combobox.tsx';
export type { ComboboxCreate, ComboboxProps } from './combobox-props.ts';
export { keyboard } from './keyboard.ts';
export type { ComboboxOption } from './use-searching.ts';
