import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useSession } from '#app/data';
import { useDocument } from '#app/product';
import { Link } from '#components/link';
import { Stat } from '#components/stat';
import type { Widget } from '#specification';
import { Amount } from './amount.tsx';
import { listOf } from './list-of.ts';

interface OneFigureProps {
  widget: Widget;
  title: string;
  /** Null where there is nothing to aggregate. */
  value: number | null;
  note: ReactNode;
}

/** One figure that matters; it leads to the records that it is about, where a list shows just them. */
export function OneFigure({ widget, title, value, note }: OneFigureProps) {
  const { to } = useDocument();
  const { facts } = widget;
  const { subject } = useSession();
  const list = listOf(widget, subject);
  return (
    <Stat
      label={
        <span className="flex flex-wrap items-center justify-between gap-2">
          {list ? (
            <Link asChild>
              <RouterLink to={{ pathname: to(list.pathname), search: list.search }}>{title}</RouterLink>
            </Link>
          ) : (
            title
          )}
          {note}
        </span>
      }
      value={value === null ? '–' : <Amount widget={widget} value={value} />}
      tone={value ? (facts.tone ?? 'neutral') : 'neutral'}
    />
  );
}
