import { EllipsisVertical, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useReset } from '#app/data';
import { useMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { useSetting } from '#app/settings';
import { DropdownMenu, type MenuEntry } from '#components/dropdown-menu';
import { IconButton } from '#components/icon-button';
import { ResetDialog } from './reset-dialog.tsx';
import type { ToolsProps } from './tools.tsx';
import { useLanguageEntries } from './use-language-entries.ts';

const themes = ['system', 'light', 'dark'] as const;

/** What is needed now and then. */
export function MoreMenu({ showsGaps, onShowGaps }: Pick<ToolsProps, 'showsGaps' | 'onShowGaps'>) {
  const { id } = useDocument();
  const messages = useMessages();
  const navigate = useNavigate();
  const reset = useReset();
  const [theme, setTheme] = useSetting('theme', 'system');
  const [isAsking, setIsAsking] = useState(false);
  const languageEntries = useLanguageEntries();
  const entries: MenuEntry[] = [
    {
      kind: 'choice',
      label: messages.theme,
      value: theme,
      onChange: setTheme,
      options: themes.map((value) => ({ value, label: messages.themes[value] })),
    },
    ...languageEntries,
  ];
  if (!import.meta.env.PRODUCT_ALONE)
    entries.push({
      kind: 'choice',
      label: messages.showGaps,
      value: showsGaps ? 'yes' : 'no',
      onChange: (value) => onShowGaps(value === 'yes'),
      options: [
        { value: 'yes', label: messages.yes },
        { value: 'no', label: messages.no },
      ],
    });
  const actions: MenuEntry[] = [];
  if (reset)
    actions.push({
      kind: 'action',
      label: messages.resetRecords,
      icon: <RotateCcw aria-hidden />,
      onSelect: () => setIsAsking(true),
    });
  if (id !== 'product')
    actions.push({
      kind: 'action',
      label: messages.overview.backToProduct,
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
