import { ArrowUpDown } from 'lucide-react';
import { Suspense } from 'react';
import { lazily } from '#app/lazily';
import { useMessages } from '#app/messages';
import { Button } from '#components/button';
import { Popover } from '#components/popover';
import { Skeleton } from '#components/skeleton';
import type { Screen } from '#specification';
import type { ListAddress } from './use-list-query.ts';

const SortForm = lazily(() => import('./sort-form.tsx'), 'SortForm');

/** What a list is sorted by, in words, and behind them the way to another order. */
export function SortButton({ screen, address }: { screen: Screen; address: ListAddress }) {
  const messages = useMessages();
  const names = address.sort.flatMap((key) => {
    const path = screen.entity?.pathTo(key.replace(/^-/, ''));
    return path ? [`${path.label.text}${key.startsWith('-') ? ' ↓' : ' ↑'}`] : [];
  });
  return (
    <Popover
      label={messages.list.sort}
      trigger={
        <Button size="sm" className="min-w-0 max-w-full shrink max-sm:flex-1 max-sm:basis-20 max-sm:justify-start">
          <ArrowUpDown aria-hidden className="size-4 shrink-0" />
          <span className="truncate">{names.length > 0 ? messages.list.sortedBy(names) : messages.list.sort}</span>
        </Button>
      }
    >
      <Suspense fallback={<Skeleton lines={3} className="w-64" />}>
        <SortForm screen={screen} address={address} />
      </Suspense>
    </Popover>
  );
}
