export { keyboard } from './keyboard.ts';
export { Select, type SelectProps } from './select.tsx';
