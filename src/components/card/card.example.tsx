import { Button } from '#components/button';
import { Card } from '#components/card';

export function Example() {
  return (
    <Card title="Kettle" actions={<Button size="sm">Edit</Button>}>
      Its switch sticks. Brought on 9 March.
    </Card>
  );
}
