export { type Checks, loadChecks } from './checks.ts';
export { CreateScreen, EditScreen } from './form-screen.tsx';
export { answerable, isShown, type Lock, lockOf, lockText, mayAnswer } from './locks.ts';
export { labelAt, named } from './place-errors.ts';
export { RecordForm, type RecordFormProps } from './record-form.tsx';
export { sent } from './sent.ts';
export type { FormGroup, FormStep } from './steps.ts';
export type { FormTarget } from './target.ts';
