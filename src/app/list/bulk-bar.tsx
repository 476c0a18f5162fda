import { X } from 'lucide-react';
import { useAround } from '#app/data';
import { useMessages } from '#app/messages';
import { Button } from '#components/button';
import { useStrings } from '#components/locale';
import type { Entity, Screen, Values } from '#specification';
import { bulkActionsOf, takersOf } from './bulk.ts';
import { BulkButton } from './bulk-button.tsx';

interface BulkBarProps {
  screen: Screen;
  entity: Entity;
  /** The chosen records. */
  records: readonly Values[];
  onClear: () => void;
}

/** How many records are chosen, and what can be done to them. */
export function BulkBar({ screen, entity, records, onClear }: BulkBarProps) {
  const messages = useMessages();
  const strings = useStrings();
  const around = useAround();
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-3 border-b border-line bg-accent-soft px-4 py-2 text-sm"
    >
      <span>{strings.selected(records.length)}</span>
      {bulkActionsOf(screen, around).map((action) => (
        <BulkButton
          key={action.does}
          action={action}
          entity={entity}
          takers={takersOf(action, entity, records, around)}
          count={records.length}
          onDone={onClear}
        />
      ))}
      <Button size="sm" tone="quiet" onClick={onClear}>
        <X aria-hidden className="size-4" />
        {messages.list.clearSelection}
      </Button>
    </div>
  );
}
