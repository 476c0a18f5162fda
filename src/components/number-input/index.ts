export { plainDigits } from '#components/internal';
export { keyboard } from './keyboard.ts';
export { numberIn } from './number-in.ts';
export { NumberInput, type NumberInputProps } from './number-input.tsx';
