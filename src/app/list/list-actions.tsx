import { Download, Keyboard, Printer, Upload } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { rowsDo, useAround } from '#app/data';
import { useTools } from '#app/messages/tools';
import { openHelp } from '#app/shortcuts';
import { AnchoredMenu, type MenuEntry } from '#components/dropdown-menu';
import { lazily } from '#components/lazily';
import { useToast } from '#components/toast';
import type { Values } from '#specification';
import type { ListPartProps } from './list-records.tsx';
import { mayChangeAny } from './may-change-any.ts';
import { useExport } from './use-export.ts';
import { useListPage } from './use-list-page.ts';
import { usePreferences } from './use-preferences.ts';
import { usePrint } from './use-print.ts';

const ImportDialog = lazily(() => import('#app/csv'), 'ImportDialog');

interface ListActionsProps extends ListPartProps {
  /** The button that was pressed. */
  button: HTMLElement;
  /** What is done at once, without being chosen here. */
  begins?: 'export' | 'import';
  /** The records that are exported; all that fit where absent. */
  chosen?: readonly Values[];
  onClose: () => void;
}

/** What else can be done with a list: out into a file, in from one, and by which keys. */
export function ListActions({ screen, entity, address, button, begins, chosen, onClose }: ListActionsProps) {
  const { csv, display, shortcuts } = useTools();
  const around = useAround();
  const { data } = useListPage({ screen, entity, address });
  const printAll = usePrint({ screen, entity, address }, data?.total);
  const exportAll = useExport(screen, entity, address);
  const tell = useToast();
  const [preferences, prefer] = usePreferences(screen);
  const [isImporting, setIsImporting] = useState(begins === 'import');
  const [isClosed, setIsClosed] = useState(false);
  useEffect(() => {
    if (isClosed && !isImporting) onClose();
  }, [isClosed, isImporting, onClose]);
  const write = useEffectEvent(() => void exportAll(chosen).then((title) => tell(title)));
  useEffect(() => {
    if (begins !== 'export') return undefined;
    // React runs an effect twice while developing: one file is written.
    const begun = setTimeout(() => {
      write();
      setIsClosed(true);
    });
    return () => clearTimeout(begun);
  }, [begins]);
  if (isImporting) return <ImportDialog entity={entity} onClose={onClose} />;
  if (begins === 'export') return null;
  const isTable = address.layout === 'table';
  const entries: MenuEntry[] = [];
  if (isTable && mayChangeAny(entity, around))
    entries.push(
      {
        kind: 'check',
        label: display.inPlace,
        checked: preferences.inPlace === true,
        onCheckedChange: (inPlace) => prefer({ inPlace: inPlace || undefined }),
      },
      { kind: 'separator' },
    );
  entries.push({
    kind: 'action',
    label: csv.export,
    icon: <Download aria-hidden />,
    onSelect: write,
  });
  if (rowsDo(entity, around).length > 0)
    entries.push({
      kind: 'action',
      label: csv.import,
      icon: <Upload aria-hidden />,
      onSelect: () => {
        // The menu is gone before the dialog has come: it is to find who asked for it.
        button.focus();
        setIsImporting(true);
      },
    });
  if (isTable)
    entries.push({
      kind: 'action',
      label: csv.print(data?.total),
      icon: <Printer aria-hidden />,
      onSelect: () => void printAll(),
    });
  entries.push(
    { kind: 'separator' },
    { kind: 'action', label: shortcuts.title, icon: <Keyboard aria-hidden />, onSelect: () => openHelp() },
  );
  return <AnchoredMenu anchor={button} entries={entries} onClose={() => setIsClosed(true)} />;
}
