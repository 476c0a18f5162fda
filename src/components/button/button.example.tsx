import { Button } from '#components/button';

export function Example() {
  return (
    <Button tone="primary" onClick={() => console.log('Saved')}>
      Save
    </Button>
  );
}
