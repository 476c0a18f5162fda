export { Checkbox, type CheckboxProps } from './checkbox.tsx';
export { keyboard } from './keyboard.ts';
