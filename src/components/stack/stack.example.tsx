import { Button } from '#components/button';
import { Stack } from '#components/stack';

export function Example() {
  return (
    <Stack row gap="sm">
      <Button tone="primary">Save</Button>
      <Button>Cancel</Button>
    </Stack>
  );
}
