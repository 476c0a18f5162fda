export { keyboard } from './keyboard.ts';
export { MultiSelect, type MultiSelectProps } from './multi-select.tsx';
