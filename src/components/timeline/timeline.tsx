import type { ComponentProps, ReactNode } from 'react';
import { cn } from '#components/internal';

/** Something that happened. */
export interface TimelineEvent {
  /** Unlike any other of the line. */
  key: string;
  /** What happened, in a sentence. */
  title: ReactNode;
  /** When. */
  time: ReactNode;
  /** More about it, below. */
  detail?: ReactNode;
}

export interface TimelineProps extends ComponentProps<'ol'> {
  /** The latest first. */
  events: readonly TimelineEvent[];
}

/** What happened to something, one after the other. */
export function Timeline({ events, className, ...rest }: TimelineProps) {
  return (
    <ol {...rest} className={cn('flex flex-col ps-1', className)}>
      {events.map(({ key, title, time, detail }) => (
        <li
          key={key}
          className="relative border-s border-edge ps-4 pb-4 last:pb-0 before:absolute before:-start-[5px] before:top-1.5 before:size-2.25 before:rounded-full before:border before:border-edge before:bg-surface first:before:border-accent first:before:bg-accent forced-colors:first:before:border-[Highlight] forced-colors:first:before:bg-[Highlight]"
        >
          <p className="text-sm">{title}</p>
          <p className="annotation text-muted">
            <bdi>{time}</bdi>
          </p>
          {detail && <div className="text-sm text-muted">{detail}</div>}
        </li>
      ))}
    </ol>
  );
}
