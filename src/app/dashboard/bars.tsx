import { useMessages } from '#app/messages';
import { WrittenValue } from '#app/screens';
import type { Figure } from '#client';
import { BarChart } from '#components/chart';
import type { Widget } from '#specification';

export interface BucketsProps {
  widget: Widget;
  title: string;
  buckets: Extract<Figure, { buckets: unknown }>['buckets'];
}

/** How much there is of each value. */
export function Bars({ widget, title, buckets }: BucketsProps) {
  const messages = useMessages();
  const field = widget.by && (widget.by.field.items ?? widget.by.field);
  if (buckets.length === 0)
    return <p className="text-sm text-muted">{messages.dashboard.noneYet(widget.entity?.plural.text ?? '')}</p>;
  return (
    <BarChart
      label={title}
      points={buckets.map(({ key, value, label }) => ({
        key,
        value,
        label: label ?? (field ? <WrittenValue field={field} value={key} /> : key),
      }))}
    />
  );
}
