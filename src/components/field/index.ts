export { afterPress, isComposing } from '#components/internal';
export {
  Field,
  FieldGroup,
  type FieldProps,
  useFieldControl,
  useFieldGroup,
  useFieldLabel,
  useIsRequired,
} from './field.tsx';
export { useComplaint } from './use-complaint.tsx';
