export { keyboard } from './keyboard.ts';
export { type Step, Stepper, type StepperProps } from './stepper.tsx';
