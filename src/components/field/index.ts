export { afterPress, isComposing } from '#components/internal';
export { Field, type FieldProps } from './field.tsx';
export { FieldGroup, useFieldControl, useFieldGroup, useFieldLabel, useIsRequired } from './field-around.tsx';
export { useComplaint } from './use-complaint.tsx';
