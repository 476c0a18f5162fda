import { SlidersHorizontal } from 'lucide-react';
import { useMessages } from '#app/messages';
import { lazily } from '#components/lazily';
import type { ListPartProps } from './list-records.tsx';
import { ToolPopover } from './tool-popover.tsx';

const DisplayForm = lazily(() => import('./display-form.tsx'), 'DisplayForm');

/** How a list is laid out, behind a button. */
export function DisplayButton(props: ListPartProps) {
  const messages = useMessages();
  return (
    <ToolPopover label={messages.list.display} icon={SlidersHorizontal} isPicture align="end">
      <DisplayForm {...props} />
    </ToolPopover>
  );
}
