import { Button } from '#components/button';
import { Drawer } from '#components/dialog';
import { Field } from '#components/field';
import { TextInput } from '#components/text-input';

export function Example() {
  return (
    <Drawer trigger={<Button>Filter</Button>} title="Filter">
      <Field label="Customer">
        <TextInput name="customer" />
      </Field>
    </Drawer>
  );
}
