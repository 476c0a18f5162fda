export { TextInput, type TextInputProps } from './text-input.tsx';
export { useTyped } from './use-typed.ts';
