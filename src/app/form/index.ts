export { loadChecks } from './checks.ts';
export { CreateScreen, EditScreen } from './form-screen.tsx';
export { lockOf, mayAnswer } from './locks.ts';
export { RecordForm, type RecordFormProps } from './record-form.tsx';
export type { FormGroup, FormStep } from './steps.ts';
