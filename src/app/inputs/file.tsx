import { isEmpty } from '#specification';
import type { FieldInput, FieldInputProps } from './field-input.ts';
import { FilesInput } from './files-input.tsx';

export const file: FieldInput = { Input: FileInput, isGroup: true };

function FileInput({ field, value, onChange, onBlur }: FieldInputProps) {
  return (
    <FilesInput
      field={field}
      values={isEmpty(value) ? [] : [value]}
      onChange={([one]) => onChange(one ?? null)}
      onBlur={onBlur}
      most={1}
    />
  );
}
