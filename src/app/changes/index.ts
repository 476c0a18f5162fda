export { FieldChange } from './field-change.tsx';
