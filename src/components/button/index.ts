export { Button, type ButtonProps } from './button.tsx';
export { buttonSizes } from './button.variants.ts';
export { keyboard } from './keyboard.ts';
