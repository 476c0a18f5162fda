import { useState } from 'react';
import { useMessages } from '#app/messages';
import { useShortcuts } from '#app/shortcuts';
import { Button, type ButtonProps } from '#components/button';
import { Tooltip } from '#components/tooltip';
import type { Transition } from '#specification';
import { isAsking, TakeQuestion } from './take-question.tsx';
import { transitionLabel } from './transition-label.ts';
import { transitionTone } from './transition-tone.ts';
import type { TransitionsProps } from './transitions.tsx';
import { useTake } from './use-take.ts';

export interface TakeProps extends TransitionsProps {
  transition: Transition;
  variant: ButtonProps['variant'];
  className: string;
}

/** Takes a transition: at once, after a question, or after the answers that it asks for. */
export function Take({ transition, variant, className, ...rest }: TakeProps) {
  const { entity, record } = rest;
  const taking = useTake(rest);
  const [isOpen, onOpenChange] = useState(false);
  const { description } = transition.facts;
  const press = isAsking(transition) ? () => onOpenChange(true) : () => void taking.take(transition);
  const label = transitionLabel(transition, useMessages());
  useShortcuts(entity.label.text, [{ label, run: press, isGrave: transitionTone(transition) === 'critical' }]);
  const button = (
    <Button variant={variant} busy={taking.isBusy} onClick={press} className={className}>
      {label}
    </Button>
  );
  return (
    <>
      {description ? <Tooltip content={description}>{button}</Tooltip> : button}
      <TakeQuestion {...{ entity, record, transition, taking, isOpen, onOpenChange }} />
    </>
  );
}
