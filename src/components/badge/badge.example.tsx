import { Badge } from '#components/badge';

export function Example() {
  return <Badge tone="positive">Ready</Badge>;
}
