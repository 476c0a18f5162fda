import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useSession } from '#app/data';
import { useMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { WrittenValue } from '#app/screens';
import type { Figure } from '#client';
import { BarChart } from '#components/chart';
import { Link } from '#components/link';
import type { Widget } from '#specification';
import { Amount } from './amount.tsx';
import { inOrder } from './in-order.ts';
import { listOfBar } from './list-of.ts';

export interface BucketsProps {
  widget: Widget;
  title: string;
  buckets: Extract<Figure, { buckets: unknown }>['buckets'];
}

/** How much there is of each value; each leads to its records, where a list shows just them. */
export function Bars({ widget, title, buckets }: BucketsProps) {
  const { to } = useDocument();
  const { subject } = useSession();
  const messages = useMessages();
  const field = widget.by && (widget.by.field.items ?? widget.by.field);
  // Kinds that are known beforehand are counted, too, where there is nothing.
  const isNone = (widget.facts.aggregate ?? 'count') === 'count' && buckets.every(({ value }) => value === 0);
  if (isNone || buckets.length === 0)
    return <p className="text-sm text-muted">{messages.dashboard.noneYet(widget.entity?.plural.text ?? '')}</p>;
  const { shown, others } = inOrder(widget, buckets);
  const nameOf = (key: string | null) => {
    if (key === null) return <span className="inline-block first-letter:uppercase">{messages.detail.empty}</span>;
    return field ? <WrittenValue field={field} value={key} /> : key;
  };
  // An address or a mail is a link of its own.
  const isText = field?.isState || ['choice', 'boolean', 'number'].includes(field?.kind.shape.type ?? '');
  const linked = (key: string | null, name: ReactNode) => {
    const list = listOfBar(widget, key, subject);
    if (!list || !(isText || key === null || typeof name === 'string')) return name;
    return (
      <Link asChild className="text-inherit decoration-edge">
        <RouterLink to={{ pathname: to(list.pathname), search: list.search }}>{name}</RouterLink>
      </Link>
    );
  };
  const amount = (value: number) => <Amount widget={widget} value={value} />;
  return (
    <>
      <BarChart
        label={title}
        amount={amount}
        points={shown.map(({ key, value, label }) => ({
          key: key ?? '',
          value,
          label: linked(key, label ?? nameOf(key)),
        }))}
      />
      {others && (
        <p className="mt-1.5 flex justify-between gap-3 text-sm text-muted">
          {messages.dashboard.others(others.count)}
          {others.value !== undefined && amount(others.value)}
        </p>
      )}
    </>
  );
}
