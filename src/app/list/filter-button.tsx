import { ListFilter } from 'lucide-react';
import { Suspense } from 'react';
import { lazily } from '#app/lazily';
import { useMessages } from '#app/messages';
import { Button } from '#components/button';
import { Popover } from '#components/popover';
import { Skeleton } from '#components/skeleton';
import type { FilterFormProps } from './filter-form.tsx';

const FilterForm = lazily(() => import('./filter-form.tsx'), 'FilterForm');

/** The filters of a list, behind a button. */
export function FilterButton(props: FilterFormProps) {
  const messages = useMessages();
  return (
    <Popover
      label={messages.list.filter}
      trigger={
        <Button size="sm">
          <ListFilter aria-hidden className="size-4" />
          {messages.list.filter}
        </Button>
      }
    >
      <Suspense fallback={<Skeleton lines={4} className="w-64" />}>
        <FilterForm {...props} />
      </Suspense>
    </Popover>
  );
}
