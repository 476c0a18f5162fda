import { useAround } from '#app/data';
import { GapOutline } from '#app/gaps';
import { useMessages } from '#app/messages';
import type { OneRecord } from '#client';
import { Button, type ButtonProps } from '#components/button';
import { Tooltip } from '#components/tooltip';
import { type Entity, type Exit, mayTry } from '#specification';
import { reasonOf } from './reason.ts';
import { Take } from './take.tsx';

export interface TransitionsProps {
  entity: Entity;
  record: OneRecord;
  /** Told what went wrong; undefined where all is well again. */
  onFailure: (error: unknown) => void;
}

/** A button for each transition that leaves the state a record is in. One that cannot be taken says why. */
export function Transitions({ entity, record, onFailure }: TransitionsProps) {
  const messages = useMessages();
  const around = useAround();
  const { values } = record;
  const isHidden = entity.product.specification.access.whenDenied === 'hide';
  const exits = entity.lifecycle?.exits(values, around) ?? [];
  const shown = exits.filter(({ permission }) => !isHidden || mayTry(permission, entity, values, around));
  const reasons = shown.map((exit) => reasonOf(exit, values, around, messages));
  const first = reasons.findIndex((reason, index) => reason === undefined && !isCritical(shown[index]));
  return shown.map((exit, index) => {
    const { transition } = exit;
    const tone: ButtonProps['tone'] = isCritical(exit) ? 'quiet' : index === first ? 'primary' : 'secondary';
    const reason = reasons[index];
    return (
      <GapOutline key={transition.name} path={transition.path} subject={transition.label.text}>
        {reason === undefined ? (
          <Take {...{ entity, record, transition, tone, onFailure }} />
        ) : (
          <Tooltip content={reason}>
            <Button tone={tone} aria-disabled>
              {transition.label.text}
            </Button>
          </Tooltip>
        )}
      </GapOutline>
    );
  });
}

function isCritical(exit: Exit | undefined): boolean {
  return exit?.transition.facts.tone === 'critical';
}
