import { useAround } from '#app/data';
import { GapOutline } from '#app/gaps';
import { useMessages } from '#app/messages';
import { useShortcuts } from '#app/shortcuts';
import type { OneRecord } from '#client';
import { Button, type ButtonProps } from '#components/button';
import { Tooltip } from '#components/tooltip';
import type { Entity } from '#specification';
import { type Offer, offersOf } from './offers.ts';
import { Take } from './take.tsx';
import { transitionLabel } from './transition-label.ts';

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
  const offers = offersOf(entity, record.values, around, messages);
  const first = offers.find((offer) => offer.reason === undefined && !isCritical(offer));
  return offers.map((offer) => {
    const { transition, reason } = offer;
    const tone: ButtonProps['tone'] = isCritical(offer) ? 'quiet' : offer === first ? 'primary' : 'secondary';
    return (
      <GapOutline key={transition.name} path={transition.path} subject={transition.label.text}>
        {reason === undefined ? (
          <Take {...{ entity, record, transition, tone, onFailure }} />
        ) : (
          <Blocked {...{ entity, transition, tone, reason }} />
        )}
      </GapOutline>
    );
  });
}

interface BlockedProps extends Pick<Offer, 'transition'> {
  entity: Entity;
  tone: ButtonProps['tone'];
  reason: string;
}

/** Cannot be taken now, and says why: here, and where it is looked for by its name. */
function Blocked({ entity, transition, tone, reason }: BlockedProps) {
  const label = transitionLabel(transition, useMessages());
  useShortcuts(entity.label.text, [{ label, reason }]);
  return (
    <Tooltip content={reason}>
      <Button tone={tone} aria-disabled>
        {label}
      </Button>
    </Tooltip>
  );
}

function isCritical({ transition }: Offer): boolean {
  return transition.facts.tone === 'critical';
}
