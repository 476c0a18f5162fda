import { Button } from '#components/button';
import { Field } from '#components/field';
import { Form } from '#components/form';
import { TextInput } from '#components/text-input';

export function Example() {
  return (
    <Form
      action={(answers: FormData) => console.log(answers.get('device'))}
      actions={
        <Button type="submit" variant="primary">
          Save
        </Button>
      }
    >
      <Field label="Device" required>
        <TextInput name="device" />
      </Field>
    </Form>
  );
}
