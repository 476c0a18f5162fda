import { Button } from '#components/button';
import { Tooltip } from '#components/tooltip';

export function Example() {
  return (
    <Tooltip content="To the printer at the desk">
      <Button>Print</Button>
    </Tooltip>
  );
}
