import { EllipsisVertical, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useReset } from '#app/data';
import { useMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { DropdownMenu, type MenuEntry } from '#components/dropdown-menu';
import { IconButton } from '#components/icon-button';
import { ResetDialog } from './reset-dialog.tsx';
import { type GapsSwitch, useChoices } from './use-choices.ts';

/** What is needed now and then. */
export function MoreMenu(gaps: GapsSwitch) {
  const { name } = useDocument();
  const messages = useMessages();
  const navigate = useNavigate();
  const reset = useReset();
  const [isAsking, setIsAsking] = useState(false);
  const entries: MenuEntry[] = useChoices(gaps).map((choice) => ({ kind: 'choice', ...choice }));
  const actions: MenuEntry[] = [];
  if (reset)
    actions.push({
      kind: 'action',
      label: messages.resetRecords,
      icon: <RotateCcw aria-hidden />,
      onSelect: () => setIsAsking(true),
    });
  if (name !== 'product')
    actions.push({
      kind: 'action',
      label: messages.about.backToProduct(import.meta.env.DOCUMENT),
      onSelect: () => void navigate('/'),
    });
  if (actions.length > 0) entries.push({ kind: 'separator' }, ...actions);
  return (
    <>
      <DropdownMenu
        align="end"
        trigger={
          <IconButton label={messages.more} size="sm">
            <EllipsisVertical aria-hidden />
          </IconButton>
        }
        entries={entries}
      />
      {reset && <ResetDialog reset={reset} isOpen={isAsking} onOpenChange={setIsAsking} />}
    </>
  );
}
