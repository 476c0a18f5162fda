export { keyboard } from './keyboard.ts';
export { RadioGroup, type RadioGroupProps } from './radio-group.tsx';
