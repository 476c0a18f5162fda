import { Skeleton } from '#components/skeleton';

export function Example() {
  return <Skeleton lines={3} />;
}
