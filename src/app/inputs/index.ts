export { FieldInputsContext } from './field-inputs.ts';
export { FramedInput } from './framed-input.tsx';
export { fieldInputs } from './registry.ts';
