import { type Messages, useMessages } from '#app/messages';
import { Button } from '#components/button';
import { AlertDialog } from '#components/dialog';
import { Tooltip } from '#components/tooltip';
import type { Entity, Values } from '#specification';
import type { BulkAction } from './bulk.ts';
import { useBulk } from './use-bulk.ts';

interface BulkButtonProps {
  action: BulkAction;
  entity: Entity;
  /** Those of the chosen records that it can be done to. */
  takers: readonly Values[];
  /** How many are chosen. */
  count: number;
  onDone: () => void;
}

/** Does something to several records, after a question; says why where it cannot be done. */
export function BulkButton({ action, entity, takers, count, onDone }: BulkButtonProps) {
  const messages = useMessages();
  const { run, isRunning } = useBulk(action, entity, onDone);
  const { transition } = action;
  const label = transition?.label.text ?? messages.detail.remove;
  const reason = reasonOf(action, takers, messages);
  if (reason) {
    return (
      <Tooltip content={reason}>
        <Button size="sm" aria-disabled>
          {label}
        </Button>
      </Tooltip>
    );
  }
  const isQuestion = !transition || Boolean(transition.facts.confirm) || takers.length < count;
  const button = (
    <Button size="sm" busy={isRunning} onClick={isQuestion ? undefined : () => void run(takers)}>
      {label}
    </Button>
  );
  if (!isQuestion) return button;
  const left = count - takers.length;
  return (
    <AlertDialog
      trigger={button}
      title={messages.list.bulkQuestion(label, takers.length)}
      description={
        <>
          {transition ? transition.facts.confirm : messages.list.bulkDelete}{' '}
          {left > 0 && messages.list.bulkLeaves(left)}
        </>
      }
      action={label}
      danger={!transition || transition.facts.tone === 'critical'}
      onAction={() => void run(takers)}
    />
  );
}

/** What asks for answers is done record by record, where they can be given. */
function reasonOf({ transition }: BulkAction, takers: readonly Values[], messages: Messages): string | undefined {
  if (transition && transition.asks.length > 0) return messages.list.bulkAsks;
  return takers.length === 0 ? messages.list.bulkNone : undefined;
}
