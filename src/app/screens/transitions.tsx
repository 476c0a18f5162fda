import { useState } from 'react';
import { type OneRecord, ProblemError, useChange, useLookup, useSession } from '#app/data';
import { useMessages } from '#app/messages';
import { useSpecification } from '#app/product';
import { Button } from '#components/button';
import { AlertDialog, Dialog } from '#components/dialog';
import { useToast } from '#components/toast';
import { Tooltip } from '#components/tooltip';
import { accessReferences, type Exit, exits, keyOf, reachedReferences, transitionLabel } from '#spec';
import { RecordForm } from './record-form.tsx';

interface TransitionsProps {
  entity: string;
  record: OneRecord;
  onFailure: (error: unknown) => void;
}

/** A button for each transition that leaves the state a record is in. One that cannot be taken says why. */
export function Transitions({ entity, record, onFailure }: TransitionsProps) {
  const specification = useSpecification();
  const messages = useMessages();
  const { subject } = useSession();
  const guards = Object.values(specification.lifecycles[entity]?.transitions ?? {}).map(({ guard }) => guard);
  const lookup = useLookup(
    { ...accessReferences(specification, entity), ...reachedReferences(specification, entity, guards) },
    record.values,
  );
  const found = exits(specification, entity, record.values, { subject, lookup });
  const isHidden = specification.access.whenDenied === 'hide';
  /** Why a transition cannot be taken now, if it cannot. A guard over what the transition asks is asked after the answers. */
  const reasonOf = ({ permission, guard, transition }: Exit) => {
    if (permission.answer === 'unknown') return messages.permission.unknown;
    if (permission.answer === false) return messages.permission.denied;
    if (guard === true || (guard === 'unknown' && transition.asks)) return undefined;
    const text = transition.guard ?? '';
    return guard === false ? messages.permission.guardFalse(text) : messages.permission.guardUnknown(text);
  };
  return (
    <>
      {found
        .filter(({ permission }) => !isHidden || permission.answer === true)
        .map((exit, index) => {
          const label = transitionLabel(specification, entity, exit.name).text;
          const reason = reasonOf(exit);
          const tone = exit.transition.tone === 'critical' ? 'quiet' : index === 0 && !reason ? 'primary' : 'secondary';
          if (!reason) return <Take key={exit.name} {...{ entity, record, exit, label, tone, onFailure }} />;
          return (
            <Tooltip key={exit.name} content={reason}>
              <Button tone={tone} aria-disabled>
                {label}
              </Button>
            </Tooltip>
          );
        })}
    </>
  );
}

interface TakeProps extends TransitionsProps {
  exit: Exit;
  label: string;
  tone: 'primary' | 'secondary' | 'quiet';
}

/** Takes a transition: at once, after a question, or after the answers that it asks for. */
function Take({ entity, record, exit, label, tone, onFailure }: TakeProps) {
  const specification = useSpecification();
  const change = useChange();
  const tell = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const { name, transition } = exit;
  const key = keyOf(specification, entity, record.values);

  const take = async () => {
    try {
      await change.mutateAsync({ entity, does: name, key, etag: record.etag });
      onFailure(undefined);
      tell({ title: label });
    } catch (error) {
      onFailure(
        error instanceof ProblemError && error.details.errors
          ? new ProblemError({ ...error.details, detail: error.details.errors.map(({ detail }) => detail).join(' ') })
          : error,
      );
    }
  };
  const button = (
    <Button
      tone={tone}
      busy={change.isPending}
      onClick={transition.asks || transition.confirm ? undefined : () => void take()}
    >
      {label}
    </Button>
  );
  if (transition.asks) {
    return (
      <Dialog
        trigger={button}
        open={isOpen}
        onOpenChange={setIsOpen}
        title={label}
        description={transition.confirm ?? transition.description}
      >
        <RecordForm
          entity={entity}
          does={name}
          record={record}
          steps={[transition.asks]}
          draft={`${entity}.${key}.${name}`}
          submitLabel={label}
          onDone={() => {
            setIsOpen(false);
            onFailure(undefined);
            tell({ title: label });
          }}
          onCancel={() => setIsOpen(false)}
        />
      </Dialog>
    );
  }
  if (!transition.confirm) return button;
  return (
    <AlertDialog
      trigger={button}
      title={label}
      description={transition.confirm}
      action={label}
      onAction={() => void take()}
      danger={transition.tone === 'critical'}
    />
  );
}
