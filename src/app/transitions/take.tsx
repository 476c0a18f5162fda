import { useState } from 'react';
import { useChange } from '#app/data';
import { useMessages } from '#app/messages';
import { ToldOf, useRecordName } from '#app/screens';
import { useShortcuts } from '#app/shortcuts';
import { useTellDone } from '#app/undo';
import type { OneRecord } from '#client';
import { Button, type ButtonProps } from '#components/button';
import { AlertDialog } from '#components/dialog';
import { Tooltip } from '#components/tooltip';
import { doing, type Transition } from '#specification';
import { AskingDialog } from './asking-dialog.tsx';
import { transitionLabel } from './transition-label.ts';
import type { TransitionsProps } from './transitions.tsx';

export interface TakeProps extends TransitionsProps {
  transition: Transition;
  tone: ButtonProps['tone'];
}

/** Takes a transition: at once, after a question, or after the answers that it asks for. */
export function Take({ entity, record, transition, tone, onFailure }: TakeProps) {
  const change = useChange();
  const tellDone = useTellDone();
  const nameOf = useRecordName();
  const messages = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const { facts, label, name } = transition;
  const said = doing(entity.product.specification.purpose.locales);
  const title = said.named(label.text, nameOf(entity, record.values) || entity.label.text);
  const onDone = (saved: OneRecord | undefined) => {
    onFailure(undefined);
    tellDone({ entity, does: name, before: record, after: saved });
  };
  const take = () =>
    change.mutateAsync({ entity, does: name, record, idempotencyKey: crypto.randomUUID() }).then(onDone, onFailure);

  const isAsking = transition.asks.length > 0;
  const isQuestion = isAsking || Boolean(facts.confirm);
  const press = isQuestion ? () => setIsOpen(true) : () => void take();
  const alone = transitionLabel(transition, messages);
  useShortcuts(entity.label.text, [{ label: alone, run: press }]);
  const button = (
    <Button tone={tone} busy={change.isPending} onClick={press}>
      {alone}
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
          action={said.one(label.text, entity.label.text)}
          wayOut={messages.keepIt}
          onAction={() => void take()}
          danger={facts.tone === 'critical'}
        >
          <ToldOf entity={entity} values={record.values} />
        </AlertDialog>
      )}
    </>
  );
}
