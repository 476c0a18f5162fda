import { useAround } from '#app/data';
import { dateFormat } from '#app/fields';
import { useMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { LineChart } from '#components/chart';
import { useLocale } from '#components/locale';
import { beginOf, dayOf, type Stretch, zoneOf } from '#specification';
import { Amount } from './amount.tsx';
import type { BucketsProps } from './bars.tsx';

/** How a stretch of the calendar is written, by its first day. */
const formats = {
  day: { day: 'numeric', month: 'short' },
  week: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: 'numeric' },
  year: { year: 'numeric' },
} satisfies Record<Stretch, Intl.DateTimeFormatOptions>;

/** How something went over time. */
export function OverTime({ widget, title, buckets }: BucketsProps) {
  const messages = useMessages();
  const { locale } = useLocale();
  const around = useAround();
  const { timeZone, locales } = useProduct();
  const per = widget.facts.per ?? 'week';
  // As the backend counts: by the weeks of the product, whoever looks.
  const now = beginOf(dayOf(around.now ?? new Date(), zoneOf(timeZone)), per, locales[0] ?? 'en').toString();
  // A key is a day of the calendar, on whatever clock.
  const format = dateFormat(locale, { ...formats[per], timeZone: 'UTC' });
  if (buckets.length === 0)
    return <p className="text-sm text-muted">{messages.dashboard.noneYet(widget.entity?.plural.text ?? '')}</p>;
  return (
    <LineChart
      label={title}
      amount={(value) => <Amount widget={widget} value={value} />}
      points={buckets.map(({ key, value, label }) => {
        const name = label ?? (key === null ? messages.detail.empty : written(format, key));
        const isGoingOn = key === now;
        return {
          key: key ?? '',
          value,
          label: isGoingOn ? messages.dashboard.soFar(name) : name,
          unfinished: isGoingOn,
        };
      })}
    />
  );
}

function written(format: Intl.DateTimeFormat, key: string): string {
  const day = new Date(key);
  return Number.isNaN(day.getTime()) ? key : format.format(day);
}
