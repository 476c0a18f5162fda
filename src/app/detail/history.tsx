import { DateTimeDisplay } from '#app/fields';
import { useMessages } from '#app/messages';
import { useTools } from '#app/messages/tools';
import { transitionLabel } from '#app/transitions';
import type { HistoryEntry } from '#client';
import { Card } from '#components/card';
import { Timeline } from '#components/timeline';
import type { Entity } from '#specification';
import { By } from './by.tsx';
import { ChangedFields } from './changed-fields.tsx';

interface HistoryProps {
  entity: Entity;
  /** The latest first. */
  changes: readonly HistoryEntry[];
}

/** What happened to a record: when, by whom, from which state to which, and what it changed. */
export function History({ entity, changes }: HistoryProps) {
  const messages = useMessages();
  const { record: words } = useTools();
  const nameOf = (action: string) => {
    if (action === 'create') return messages.detail.created;
    if (action === 'update') return messages.detail.updated;
    const transition = entity.lifecycle?.transition(action);
    return transition ? transitionLabel(transition, messages) : action;
  };
  return (
    <Card title={messages.detail.history}>
      {changes.length === 0 ? (
        <p className="text-sm text-muted">{words.noHistory}</p>
      ) : (
        <Timeline
          events={changes.map((change, index) => ({
            key: `${change.at} ${index}`,
            title: (
              <>
                {nameOf(change.action)} <By id={change.by} />
              </>
            ),
            time: <DateTimeDisplay value={change.at} />,
            detail: <ChangedFields entity={entity} change={change} />,
          }))}
        />
      )}
    </Card>
  );
}
