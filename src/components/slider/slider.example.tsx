import { Field } from '#components/field';
import { Slider } from '#components/slider';

export function Example() {
  return (
    <Field label="Volume">
      <Slider name="volume" max={10} defaultValue={4} />
    </Field>
  );
}
