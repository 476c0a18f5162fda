import { Field } from '#components/field';
import { FileDrop } from '#components/file-drop';

export function Example() {
  return (
    <Field label="Photos of the damage">
      <FileDrop accept="image/*" multiple name="photos" />
    </Field>
  );
}
