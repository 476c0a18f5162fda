import type { ComponentProps } from 'react';
import { cn } from '#components/internal';
import { type Urgency, urgencies } from './urgencies.ts';

export interface LiveRegionProps extends ComponentProps<'div'> {
  /** Whether it waits until what is being read is over, or interrupts it. */
  urgency?: Urgency;
  /** Whether it is on the page as well. */
  shown?: boolean;
}

/** A place whose words are read out when they change. It is there before them: what comes with its words is not read. */
export function LiveRegion({ urgency = 'polite', shown = false, className, ...rest }: LiveRegionProps) {
  return <div {...urgencies[urgency]} {...rest} className={cn(!shown && 'sr-only', className)} />;
}
