import { type MouseEvent, useState } from 'react';
import type { WaitingChange } from '#app/data';
import { useMessages } from '#app/messages';
import { useProblemText } from '#app/problems';
import { useProduct } from '#app/product';
import { Banner } from '#components/banner';
import { Button } from '#components/button';
import { useToast } from '#components/toast';

export interface WaitingChangesProps {
  /** In the order in which they are sent. */
  changes: readonly WaitingChange[];
  /** Why the server refused the first; undefined where it did not. */
  refusal: unknown;
  /** What takes a change back into its form. */
  reopenOf: (change: WaitingChange) => (() => void) | undefined;
  onSend: () => void;
  onDiscard: (change: WaitingChange) => void;
  /** What was discarded is to wait again. */
  onPutBack: (change: WaitingChange) => void;
}

/** Changes that wait for the line, or behind one that the server refused. Each can be discarded. */
export function WaitingChanges({ changes, refusal, reopenOf, onSend, onDiscard, onPutBack }: WaitingChangesProps) {
  const messages = useMessages();
  const problemText = useProblemText();
  const nameOf = useChangeName();
  const product = useProduct();
  // What is saved is called by its name; anything else is named with what was to be done to it.
  const refusedName = (change: WaitingChange) =>
    ['create', 'update'].includes(change.does)
      ? change.name || (product.entity(change.entity)?.label.text ?? change.entity)
      : nameOf(change);
  const tell = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const discard = (change: WaitingChange, { currentTarget }: MouseEvent) => {
    // The button goes with its row: the focus goes to one beside it.
    const row = currentTarget.closest('li');
    (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button')?.focus();
    onDiscard(change);
    tell({
      title: messages.outbox.discarded(nameOf(change)),
      actions: [{ label: messages.undo.undo, onAction: () => onPutBack(change) }],
    });
  };
  const [first] = changes;
  const isRefused = refusal !== undefined && first !== undefined;
  const problem = isRefused ? problemText(refusal) : undefined;
  const reopen = isRefused ? reopenOf(first) : undefined;
  return (
    <Banner
      tone={isRefused ? 'critical' : 'caution'}
      title={isRefused ? messages.outbox.refused(refusedName(first)) : messages.outbox.title(changes.length)}
      actions={
        <>
          {reopen && (
            <Button size="sm" variant="primary" onClick={reopen}>
              {messages.outbox.edit}
            </Button>
          )}
          <Button size="sm" onClick={onSend}>
            {isRefused ? messages.failure.retry : messages.outbox.send}
          </Button>
          <Button size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {messages.outbox.show}
          </Button>
        </>
      }
    >
      {problem && <p className="font-medium">{problem.title}</p>}
      {problem?.detail && <p>{problem.detail}</p>}
      <p>{isRefused ? messages.outbox.refusedText : messages.outbox.text}</p>
      {isOpen && (
        <ol className="mt-2 flex flex-col gap-1.5">
          {changes.map((change) => (
            <li key={change.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span>{nameOf(change)}</span>
              {change.mayBeMade && <span>{messages.outbox.mayBeMade}</span>}
              <Button
                size="sm"
                variant="quiet"
                aria-label={`${messages.outbox.discard}: ${change.name || nameOf(change)}`}
                className="ms-auto"
                onClick={(event) => discard(change, event)}
              >
                {messages.outbox.discard}
              </Button>
            </li>
          ))}
        </ol>
      )}
    </Banner>
  );
}

/** What a change is called: what is done, and to what. */
function useChangeName(): (change: WaitingChange) => string {
  const messages = useMessages();
  const product = useProduct();
  return ({ entity: name, does, name: record }) => {
    const entity = product.entity(name);
    const done = { update: messages.detail.updated, delete: messages.detail.remove, create: messages.detail.created };
    const what = entity?.lifecycle?.transition(does)?.label.text ?? done[does as keyof typeof done] ?? does;
    return `${what}: ${record || (entity?.label.text ?? name)}`;
  };
}
