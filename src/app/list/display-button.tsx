import { SlidersHorizontal } from 'lucide-react';
import { Suspense } from 'react';
import { lazily } from '#app/lazily';
import { useMessages } from '#app/messages';
import { Button } from '#components/button';
import { Popover } from '#components/popover';
import { Skeleton } from '#components/skeleton';
import type { ListPartProps } from './list-records.tsx';

const DisplayForm = lazily(() => import('./display-form.tsx'), 'DisplayForm');

/** How a list is laid out, behind a button. */
export function DisplayButton(props: ListPartProps) {
  const messages = useMessages();
  return (
    <Popover
      align="end"
      label={messages.list.display}
      trigger={
        <Button size="sm">
          <SlidersHorizontal aria-hidden className="size-4" />
          <span className="max-sm:sr-only">{messages.list.display}</span>
        </Button>
      }
    >
      <Suspense fallback={<Skeleton lines={4} className="w-64" />}>
        <DisplayForm {...props} />
      </Suspense>
    </Popover>
  );
}
