import type { ComponentProps, ReactNode } from 'react';
import { cn } from '#components/internal';

/** Something that is known. */
export interface KeyValueEntry {
  /** Unlike any other of the list. */
  key: string;
  /** What it is called. */
  label: ReactNode;
  /** What it is. */
  value: ReactNode;
}

export interface KeyValueProps extends ComponentProps<'dl'> {
  /** What is known, in the order of reading: each with its name and its value. */
  entries: readonly KeyValueEntry[];
}

/** What is known of one thing: names and values. */
export function KeyValue({ entries, className, ...rest }: KeyValueProps) {
  return (
    <dl {...rest} className={cn('flex flex-col', className)}>
      {entries.map(({ key, label, value }) => (
        <div key={key} className="flex flex-wrap items-baseline gap-x-6 border-b border-line py-cell last:border-b-0">
          <dt className="min-w-0 flex-[1_1_8rem] text-sm text-muted">{label}</dt>
          <dd className="min-w-0 flex-[2_1_14rem] text-base wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
