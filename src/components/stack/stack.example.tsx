import { Button } from '#components/button';
import { Stack } from '#components/stack';

export function Example() {
  return (
    <Stack row gap="sm">
      <Button variant="primary">Save</Button>
      <Button>Cancel</Button>
    </Stack>
  );
}
