import { ListFilter } from 'lucide-react';
import { useMessages } from '#app/messages';
import { lazily } from '#components/lazily';
import type { FilterFormProps } from './filter-form.tsx';
import { ToolPopover } from './tool-popover.tsx';

const FilterForm = lazily(() => import('./filter-form.tsx'), 'FilterForm');

/** The filters of a list, behind a button. */
export function FilterButton(props: FilterFormProps) {
  const messages = useMessages();
  return (
    <ToolPopover label={messages.list.filter} icon={ListFilter}>
      <FilterForm {...props} />
    </ToolPopover>
  );
}
