export { type Step, Stepper, type StepperProps } from './stepper.tsx';
