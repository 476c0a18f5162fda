export { keyboard } from './keyboard.ts';
export { NumberInput, type NumberInputProps } from './number-input.tsx';
