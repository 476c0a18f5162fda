import { dateFormat } from '#app/fields';
import { useMessages } from '#app/messages';
import { LineChart } from '#components/chart';
import { useLocale } from '#components/locale';
import { Amount } from './amount.tsx';
import type { BucketsProps } from './bars.tsx';

/** How a stretch of the calendar is written, by its first day. */
const formats = {
  day: { day: 'numeric', month: 'short' },
  week: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: 'numeric' },
  year: { year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** How something went over time. */
export function OverTime({ widget, title, buckets }: BucketsProps) {
  const messages = useMessages();
  const { locale } = useLocale();
  // A key is a day of the calendar, on whatever clock.
  const format = dateFormat(locale, { ...formats[widget.facts.per ?? 'week'], timeZone: 'UTC' });
  if (buckets.length === 0)
    return <p className="text-sm text-muted">{messages.dashboard.noneYet(widget.entity?.plural.text ?? '')}</p>;
  return (
    <LineChart
      label={title}
      amount={(value) => <Amount widget={widget} value={value} />}
      points={buckets.map(({ key, value, label }) => ({
        key: key ?? '',
        value,
        label: label ?? (key === null ? messages.detail.empty : written(format, key)),
      }))}
    />
  );
}

function written(format: Intl.DateTimeFormat, key: string): string {
  const day = new Date(key);
  return Number.isNaN(day.getTime()) ? key : format.format(day);
}
