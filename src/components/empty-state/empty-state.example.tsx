import { Button } from '#components/button';
import { EmptyState } from '#components/empty-state';

export function Example() {
  return (
    <EmptyState
      title="No repairs yet"
      actions={<Button variant="primary">New repair</Button>}
    >
      What is brought to the desk stands here.
    </EmptyState>
  );
}
