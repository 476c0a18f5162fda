import { Button } from '#components/button';
import { PageHeader } from '#components/page-header';

export function Example() {
  return (
    <PageHeader
      title="Repairs"
      description="All that is at the desk."
      actions={<Button variant="primary">New repair</Button>}
    />
  );
}
