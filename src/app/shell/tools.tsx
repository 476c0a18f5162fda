import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown, EllipsisVertical, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '#app/data';
import { useMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { useProblemText } from '#app/screens';
import { useSetting } from '#app/settings';
import { Button } from '#components/button';
import { AlertDialog } from '#components/dialog';
import { DropdownMenu } from '#components/dropdown-menu';
import { IconButton } from '#components/icon-button';
import { Switch } from '#components/switch';
import { useToast } from '#components/toast';
import { roleLabel } from '#spec';

/** How the product is looked at: as whom, with or without its gaps, in which theme. */
export function Tools({ showsGaps, onShowGaps }: { showsGaps: boolean; onShowGaps: (shows: boolean) => void }) {
  const messages = useMessages();
  return (
    <>
      <PreviewAs />
      <Switch label={messages.showGaps} checked={showsGaps} onCheckedChange={onShowGaps} className="mx-1.5" />
      <MoreMenu />
    </>
  );
}

function PreviewAs() {
  const { specification } = useProduct();
  const { role, setRole } = useSession();
  const messages = useMessages();
  const roles = Object.keys(specification.access.roles ?? {});
  if (roles.length === 0) return null;
  return (
    <DropdownMenu
      align="end"
      trigger={
        <Button size="sm">
          <span className="font-normal text-muted max-sm:sr-only">{messages.previewAs} </span>
          {roleLabel(specification, role).text}
          <ChevronDown aria-hidden className="size-4 text-muted" />
        </Button>
      }
      entries={[
        {
          kind: 'choice',
          label: messages.previewAs,
          value: role,
          onChange: setRole,
          options: roles.map((value) => ({ value, label: roleLabel(specification, value).text })),
        },
      ]}
    />
  );
}

const themes = ['system', 'light', 'dark'] as const;

function MoreMenu() {
  const { id } = useProduct();
  const { connection } = useSession();
  const messages = useMessages();
  const client = useQueryClient();
  const navigate = useNavigate();
  const tell = useToast();
  const problemText = useProblemText();
  const [theme, setTheme] = useSetting('theme', 'system');
  const [isAsking, setIsAsking] = useState(false);
  const reset = async () => {
    try {
      await connection.reset?.();
      tell({ title: messages.wasReset });
    } catch (error) {
      tell({ title: problemText(error).title, isError: true });
    }
    await client.invalidateQueries({ queryKey: ['records', id] });
  };
  return (
    <>
      <DropdownMenu
        align="end"
        trigger={
          <IconButton label={messages.more} size="sm">
            <EllipsisVertical aria-hidden />
          </IconButton>
        }
        entries={[
          {
            kind: 'choice',
            label: messages.theme,
            value: theme,
            onChange: setTheme,
            options: themes.map((value) => ({ value, label: messages.themes[value] })),
          },
          { kind: 'separator' },
          ...(connection.reset
            ? [
                {
                  kind: 'action' as const,
                  label: messages.resetRecords,
                  icon: <RotateCcw aria-hidden />,
                  onSelect: () => setIsAsking(true),
                },
              ]
            : []),
          ...(id === 'product'
            ? []
            : [
                {
                  kind: 'action' as const,
                  label: messages.overview.backToProduct,
                  onSelect: () => void navigate('/_specification'),
                },
              ]),
        ]}
      />
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={messages.resetTitle}
        description={messages.resetText}
        action={messages.reset}
        danger
        onAction={() => void reset()}
      />
    </>
  );
}
