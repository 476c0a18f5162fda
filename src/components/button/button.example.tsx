import { Button } from '#components/button';

export function Example() {
  return (
    <Button variant="primary" onClick={() => console.log('Saved')}>
      Save
    </Button>
  );
}
