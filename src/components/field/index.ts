export { Field, FieldGroup, type FieldProps, useFieldControl, useFieldLabel } from './field.tsx';
