export { CreateScreen, EditScreen } from './form-screen.tsx';
export { RecordForm, type RecordFormProps } from './record-form.tsx';
export type { FormGroup, FormStep } from './steps.ts';
