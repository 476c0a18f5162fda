import { useLayoutEffect, useRef, useState } from 'react';
import { useChange } from '#app/data';
import { useMessages } from '#app/messages';
import { useOpen, useRecordName, useRecordThing } from '#app/screens';
import { useShortcuts } from '#app/shortcuts';
import { useUndo } from '#app/undo';
import type { OneRecord } from '#client';
import { Button, type ButtonProps } from '#components/button';
import { AlertDialog } from '#components/dialog';
import { useToast } from '#components/toast';
import { Tooltip } from '#components/tooltip';
import type { Transition } from '#specification';
import { AskingDialog } from './asking-dialog.tsx';
import type { TransitionsProps } from './transitions.tsx';

export interface TakeProps extends TransitionsProps {
  transition: Transition;
  tone: ButtonProps['tone'];
}

/** Takes a transition: at once, after a question, or after the answers that it asks for. */
export function Take({ entity, record, transition, tone, onFailure }: TakeProps) {
  const change = useChange();
  const tell = useToast();
  const undoOf = useUndo();
  const openOf = useOpen();
  const nameOf = useRecordName();
  const thingOf = useRecordThing();
  const messages = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const { facts, label, name } = transition;
  const title = `${label.text}: ${nameOf(entity, record.values)}`;
  const onDone = (saved: OneRecord | undefined) => {
    onFailure(undefined);
    const values = saved?.values ?? record.values;
    const state = entity.lifecycle?.stateOf(values) ?? transition.to;
    const done = `${nameOf(entity, values)}: ${state?.label.text ?? label.text}`;
    tell({
      title: saved?.isWaiting ? messages.outbox.waits(nameOf(entity, values)) : done,
      actions: [undoOf({ entity, does: name, before: record, after: saved }), openOf(entity, saved)],
    });
  };
  const take = () =>
    change.mutateAsync({ entity, does: name, record, idempotencyKey: crypto.randomUUID() }).then(onDone, onFailure);

  const isAsking = transition.asks.length > 0;
  const isQuestion = isAsking || Boolean(facts.confirm);
  const press = isQuestion ? () => setIsOpen(true) : () => void take();
  useShortcuts(entity.label.text, [{ label: label.text, run: press }]);
  const own = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const gone = own.current;
    return () => {
      // With the state its button goes: the next key is pressed at the page, not at its very beginning.
      if (gone && gone === document.activeElement) gone.closest('main')?.focus({ preventScroll: true });
    };
  }, []);
  const button = (
    <Button ref={own} tone={tone} busy={change.isPending} onClick={press}>
      {label.text}
    </Button>
  );
  return (
    <>
      {facts.description ? <Tooltip content={facts.description}>{button}</Tooltip> : button}
      {isAsking && (
        <AskingDialog
          {...{ entity, record, transition, title, isOpen }}
          onOpenChange={setIsOpen}
          onDone={(saved) => {
            setIsOpen(false);
            onDone(saved);
          }}
        />
      )}
      {!isAsking && facts.confirm && (
        <AlertDialog
          open={isOpen}
          onOpenChange={setIsOpen}
          title={title}
          description={facts.confirm}
          action={messages.named(label.text, thingOf(entity, record.values))}
          wayOut={messages.keepIt}
          onAction={() => void take()}
          danger={facts.tone === 'critical'}
        />
      )}
    </>
  );
}
