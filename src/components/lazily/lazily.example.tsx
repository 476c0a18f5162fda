import { Suspense } from 'react';
import { lazily } from '#components/lazily';
import { Skeleton } from '#components/skeleton';

const TreeView = lazily(() => import('#components/tree-view'), 'TreeView');

export function Example() {
  return (
    <Suspense fallback={<Skeleton lines={2} />}>
      <TreeView label="Devices" items={[{ id: 'kitchen', label: 'Kitchen' }]} />
    </Suspense>
  );
}
