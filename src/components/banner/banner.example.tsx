import { Banner } from '#components/banner';
import { Button } from '#components/button';

export function Example() {
  return (
    <Banner
      tone="caution"
      title="A spare part is late"
      actions={<Button size="sm">Order elsewhere</Button>}
    >
      Three repairs wait for it.
    </Banner>
  );
}
