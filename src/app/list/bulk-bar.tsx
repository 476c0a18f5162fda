import { Download, X } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useAround, useSession } from '#app/data';
import { GapOutline } from '#app/gaps';
import { useMessages } from '#app/messages';
import { useTools } from '#app/messages/tools';
import { useReasons } from '#app/problems';
import { useShortcuts } from '#app/shortcuts';
import { useIsHigh } from '#components/app-shell';
import { Button } from '#components/button';
import { lazily } from '#components/lazily';
import { useStrings } from '#components/locale';
import { keepClear, useToast } from '#components/toast';
import type { Values } from '#specification';
import { allFitting, mostTaken } from './all-fitting.ts';
import { type BulkList, bulkActionsOf, takersOf } from './bulk.ts';
import { BulkButton } from './bulk-button.tsx';
import { BulkEditButton } from './bulk-edit-button.tsx';
import type { ListPartProps } from './list-records.tsx';

const ListActions = lazily(() => import('./list-actions.tsx'), 'ListActions');

interface BulkBarProps extends ListPartProps {
  /** The chosen records. */
  records: readonly Values[];
  /** All that fit, on whatever page; absent where that is not known. */
  total: number | undefined;
  onSelect: (records: readonly Values[]) => void;
  onCleared: () => void;
  list: BulkList;
}

/** How many records are chosen, the way to all that fit or to none, and what can be done to them. */
export function BulkBar({ screen, entity, address, records, total, onSelect, onCleared, list }: BulkBarProps) {
  const messages = useMessages();
  const tools = useTools();
  const strings = useStrings();
  const around = useAround();
  const session = useSession();
  const tell = useToast();
  const reasonsOf = useReasons();
  const bar = useRef<HTMLDivElement>(null);
  const isHigh = useIsHigh(bar);
  const [isLooking, setIsLooking] = useState(false);
  const selectAll = async () => {
    setIsLooking(true);
    try {
      const found = await allFitting(session, entity, { query: { ...address.asked, sort: address.sort }, screen });
      onSelect(found.records);
      if (found.isMore) tell({ title: tools.selection.tooMany(found.records.length), tone: 'info' });
    } catch (error) {
      tell({ title: reasonsOf(error).join(' '), tone: 'critical' });
    } finally {
      setIsLooking(false);
    }
  };
  const [exportFrom, setExportFrom] = useState<HTMLElement>();
  const isMore = total !== undefined && Math.min(total, mostTaken) > records.length;
  const allLabel = total === undefined ? '' : tools.selection.allFitting(total, mostTaken);
  const clear = () => {
    onCleared();
    onSelect([]);
  };
  useShortcuts(tools.selection.title, [
    ...(isMore ? [{ label: allLabel, run: () => void selectAll() }] : []),
    {
      key: 'b',
      label: tools.keys.selection,
      run: () => bar.current?.querySelector('button')?.focus(),
      isKeyOnly: true,
    },
    { key: 'Escape', label: messages.list.clearSelection, run: clear },
  ]);
  return (
    <div
      ref={bar}
      {...keepClear}
      data-at-edge
      className={`${isHigh ? '' : 'sticky bottom-0 low:static'} z-30 -mt-px flex flex-wrap items-center gap-2 border-y border-edge bg-accent-soft px-4 py-2 text-sm print:hidden`}
    >
      <span role="status" className="me-1 font-medium">
        {strings.selected(records.length)}
      </span>
      {isMore && (
        <Button size="sm" variant="quiet" aria-label={allLabel} busy={isLooking} onClick={() => void selectAll()}>
          <span className="max-sm:hidden">{allLabel}</span>
          <span aria-hidden className="sm:hidden">
            {messages.list.all} ({Math.min(total, mostTaken)})
          </span>
        </Button>
      )}
      {bulkActionsOf(screen, around).map((action) => (
        <GapOutline
          key={action.does}
          path={action.transition?.path ?? ''}
          subject={action.transition?.label.text ?? ''}
        >
          {action.does === 'update' && !action.isDenied ? (
            <BulkEditButton action={action} entity={entity} records={records} list={list} />
          ) : (
            <BulkButton
              action={action}
              entity={entity}
              records={records}
              takers={takersOf(action, entity, records, around)}
              list={list}
            />
          )}
        </GapOutline>
      ))}
      <Button size="sm" variant="quiet" onClick={({ currentTarget }) => setExportFrom(currentTarget)}>
        <Download aria-hidden className="size-4" />
        <span className="max-sm:sr-only">{tools.csv.exportChosen}</span>
      </Button>
      {exportFrom && (
        <Suspense fallback={null}>
          <ListActions
            {...{ screen, entity, address }}
            button={exportFrom}
            begins="export"
            chosen={records}
            onClose={() => setExportFrom(undefined)}
          />
        </Suspense>
      )}
      <Button size="sm" variant="quiet" className="ms-auto" onClick={clear}>
        <X aria-hidden className="size-4" />
        <span className="max-sm:sr-only">{messages.list.clearSelection}</span>
      </Button>
    </div>
  );
}
