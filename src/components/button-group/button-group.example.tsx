import { Button } from '#components/button';
import { ButtonGroup } from '#components/button-group';

export function Example() {
  return (
    <ButtonGroup label="This repair">
      <Button>Print</Button>
      <Button>Copy</Button>
      <Button>Send</Button>
    </ButtonGroup>
  );
}
