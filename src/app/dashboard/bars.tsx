import { useMessages } from '#app/messages';
import { WrittenValue } from '#app/screens';
import type { Figure } from '#client';
import { BarChart } from '#components/chart';
import type { Widget } from '#specification';
import { Amount } from './amount.tsx';
import { inOrder } from './in-order.ts';

export interface BucketsProps {
  widget: Widget;
  title: string;
  buckets: Extract<Figure, { buckets: unknown }>['buckets'];
}

/** How much there is of each value. */
export function Bars({ widget, title, buckets }: BucketsProps) {
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
  const amount = (value: number) => <Amount widget={widget} value={value} />;
  return (
    <>
      <BarChart
        label={title}
        amount={amount}
        points={shown.map(({ key, value, label }) => ({
          key: key ?? '',
          value,
          label: label ?? nameOf(key),
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
