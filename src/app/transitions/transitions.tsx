import type { ReactNode } from 'react';
import { useAround } from '#app/data';
import { GapOutline } from '#app/gaps';
import { useMessages } from '#app/messages';
import { useShortcuts } from '#app/shortcuts';
import type { OneRecord } from '#client';
import { Button, type ButtonProps } from '#components/button';
import { Tooltip } from '#components/tooltip';
import type { Entity } from '#specification';
import { mainOffer, type Offer, offersOf } from './offers.ts';
import { Take } from './take.tsx';
import { transitionLabel } from './transition-label.ts';
import { transitionTone } from './transition-tone.ts';

export interface TransitionsProps {
  entity: Entity;
  record: OneRecord;
  /** Told what went wrong; undefined where all is well again. */
  onFailure: (error: unknown) => void;
}

interface AllTransitionsProps extends TransitionsProps {
  /** What else is done as a matter of course, between what is done rarely and what is done next. */
  children: ReactNode;
}

const variants = ['quiet', 'secondary', 'primary'] as const;

/**
 * A button for each transition that leaves the state a record is in, the one that is next at the end. One that cannot be
 * taken says why. On a phone there is room for that which is next only: the others are in the record's menu.
 */
export function Transitions({ entity, record, onFailure, children }: AllTransitionsProps) {
  const messages = useMessages();
  const around = useAround();
  const offers = offersOf(entity, record.values, around, messages);
  const main = mainOffer(offers);
  const byVariant = Map.groupBy(offers, (offer): (typeof variants)[number] => {
    if (offer === main) return 'primary';
    return transitionTone(offer.transition) === 'critical' ? 'quiet' : 'secondary';
  });
  const drawn = (variant: (typeof variants)[number]) =>
    byVariant.get(variant)?.map(({ transition, reason }) => {
      const look = { transition, variant, className: variant === 'primary' ? '' : 'max-sm:hidden' };
      return (
        <GapOutline key={transition.name} path={transition.path} subject={transition.label.text}>
          {reason === undefined ? (
            <Take {...{ entity, record, onFailure }} {...look} />
          ) : (
            <Blocked {...{ entity, reason }} {...look} />
          )}
        </GapOutline>
      );
    });
  const [quiet, ...others] = variants.map(drawn);
  return (
    <>
      {quiet}
      {children}
      {others}
    </>
  );
}

interface BlockedProps extends Pick<Offer, 'transition'> {
  entity: Entity;
  variant: ButtonProps['variant'];
  className: string;
  reason: string;
}

/** Cannot be taken now, and says why: here, and where it is looked for by its name. */
function Blocked({ entity, transition, variant, className, reason }: BlockedProps) {
  const label = transitionLabel(transition, useMessages());
  useShortcuts(entity.label.text, [{ label, reason }]);
  return (
    <Tooltip content={reason}>
      <Button variant={variant} aria-disabled className={className}>
        {label}
      </Button>
    </Tooltip>
  );
}
