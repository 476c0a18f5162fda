export { Field, type FieldProps, useFieldControl, useFieldLabel } from './field.tsx';
