import { useState } from 'react';
import { useDeleteText, useHeld } from '#app/deleting';
import { type Messages, useMessages } from '#app/messages';
import { useTools } from '#app/messages/tools';
import { useRecordName, useRecordThings } from '#app/screens';
import { useShortcuts } from '#app/shortcuts';
import { transitionLabel, transitionTone } from '#app/transitions';
import { ForGood } from '#app/undo';
import { Button } from '#components/button';
import { AlertDialog, Dialog } from '#components/dialog';
import { Tooltip } from '#components/tooltip';
import type { Entity, Values } from '#specification';
import { type BulkAction, type BulkList, leftOf } from './bulk.ts';
import { areCounted, BulkPlan } from './bulk-plan.tsx';
import { bulkActionOf, bulkLabelOf, bulkQuestionOf } from './bulk-words.ts';
import { HowFar } from './how-far.tsx';
import { useBulk } from './use-bulk.ts';
import { useStays } from './use-stays.ts';

interface BulkButtonProps {
  action: BulkAction;
  entity: Entity;
  /** All that are chosen. */
  records: readonly Values[];
  /** Those of them that it can be done to. */
  takers: readonly Values[];
  list: BulkList;
}

/** Does something to several records, after a question that says what becomes of each; says why where it cannot be done. */
export function BulkButton({ action, entity, records, takers, list }: BulkButtonProps) {
  const messages = useMessages();
  const { run, progress } = useBulk(entity, list);
  const thingsOf = useRecordThings();
  const nameOf = useRecordName();
  const deleteText = useDeleteText();
  const { record: words, selection } = useTools();
  const [isOpen, setIsOpen] = useState(false);
  const held = useHeld(entity, takers, isOpen && action.transition === undefined);
  const stays = useStays(action, entity, held);
  const { transition } = action;
  const label = bulkLabelOf(action, messages, selection);
  const reason = reasonOf(action, takers, messages);
  const free = takers.filter((record) => !held?.has(entity.keyOf(record)));
  const [one] = free;
  const isOne = transition && one && free.length === 1;
  const things = isOne ? nameOf(entity, one) : thingsOf(entity, free);
  const asked = { action, entity, label, things, count: free.length };
  // What the app says itself, of something else, is said of the records.
  const isOurs = transition !== undefined && transitionLabel(transition, messages) !== label;
  // How many it is done to, unless it is to none.
  const called = isOurs ? transitionLabel(transition, messages) : label;
  const says = isOurs && !reason ? bulkActionOf(asked, messages, selection) : called;
  const [said, say] = useState(says);
  // While it is done there are fewer and fewer left: it says what was begun.
  if (!progress && said !== says) say(says);
  const tone = transition ? transitionTone(transition) : 'critical';
  const press = reason ? { reason } : { run: () => setIsOpen(true) };
  useShortcuts(selection.title, [{ label: says, isGrave: tone === 'critical', ...press }]);
  if (reason) {
    return (
      <Tooltip content={reason}>
        <Button size="sm" aria-disabled>
          {says}
        </Button>
      </Tooltip>
    );
  }
  const freed = new Set(free);
  const left = records.filter((record) => !freed.has(record));
  const plan = <BulkPlan {...{ action, entity, left, stays }} takers={free} />;
  const isKnown = transition !== undefined || held !== undefined;
  return (
    <>
      <Button
        size="sm"
        aria-haspopup="dialog"
        busy={progress !== undefined || (isOpen && !isKnown)}
        onClick={() => setIsOpen(true)}
      >
        {said} <HowFar progress={progress} />
      </Button>
      {free.length === 0 && (
        <Dialog
          open={isOpen && isKnown}
          onOpenChange={setIsOpen}
          title={messages.list.bulkNone}
          description={words.heldText}
          actions={<Button onClick={() => setIsOpen(false)}>{messages.keepThem}</Button>}
        >
          {plan}
        </Dialog>
      )}
      <AlertDialog
        open={isOpen && isKnown && free.length > 0}
        onOpenChange={setIsOpen}
        title={bulkQuestionOf(asked, messages)}
        description={
          <>
            <bdi>{transition ? transition.facts.confirm : deleteText(entity, free)}</bdi>{' '}
            {transition && <ForGood entity={entity} transition={transition} records={free} />}{' '}
            {left.length > 0 && !areCounted(records) && messages.list.bulkLeaves(left.length)}
          </>
        }
        action={bulkActionOf(asked, messages, selection)}
        wayOut={tone === 'neutral' ? messages.notNow : free.length === 1 ? messages.keepIt : messages.keepThem}
        tone={tone}
        onAction={() => void run(action, free, leftOf(left, stays))}
      >
        {plan}
      </AlertDialog>
    </>
  );
}

/** What asks for answers is done record by record, where they can be given. */
function reasonOf(
  { transition, isDenied }: BulkAction,
  takers: readonly Values[],
  messages: Messages,
): string | undefined {
  if (isDenied) return messages.permission.denied;
  if (transition && transition.asks.length > 0) return messages.list.bulkAsks;
  return takers.length === 0 ? messages.list.bulkNone : undefined;
}
