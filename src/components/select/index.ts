export { keyboard } from './keyboard.ts';
export { Select, type SelectProps } from './select.tsx';
export type { SelectGroup, SelectOption } from './select-option.ts';
