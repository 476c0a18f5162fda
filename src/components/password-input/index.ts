export { keyboard } from './keyboard.ts';
export { PasswordInput, type PasswordInputProps } from './password-input.tsx';
