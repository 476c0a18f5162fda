import { ArrowUpDown } from 'lucide-react';
import { useMessages } from '#app/messages';
import { lazily } from '#components/lazily';
import type { Screen } from '#specification';
import { sortNames } from './sort-names.ts';
import { ToolPopover } from './tool-popover.tsx';
import type { ListAddress } from './use-list-query.ts';

const SortForm = lazily(() => import('./sort-form.tsx'), 'SortForm');

/** What a list is sorted by, in words, and behind them the way to another order. */
export function SortButton({ screen, address }: { screen: Screen; address: ListAddress }) {
  const messages = useMessages();
  const names = sortNames(screen, address.sort);
  return (
    <ToolPopover
      label={messages.list.sort}
      icon={ArrowUpDown}
      short={names[0] ?? messages.list.sort}
      text={names.length > 0 ? messages.list.sortedBy(names) : messages.list.sort}
    >
      <SortForm screen={screen} address={address} />
    </ToolPopover>
  );
}
