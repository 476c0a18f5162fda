import { Button } from '#components/button';
import { Popover } from '#components/popover';
import { Text } from '#components/text';

export function Example() {
  return (
    <Popover label="Warranty" trigger={<Button>Warranty</Button>}>
      <Text>Two years on what was replaced.</Text>
    </Popover>
  );
}
