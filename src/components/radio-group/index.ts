export { keyboard } from './keyboard.ts';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group.tsx';
