import { useAround } from '#app/data';
import { dateFormat } from '#app/fields';
import { useMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { LineChart } from '#components/chart';
import { useLocale } from '#components/locale';
import { dayOf, zoneOf } from '#specification';
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
  const around = useAround();
  const today = dayOf(around.now ?? new Date(), zoneOf(useProduct().timeZone)).toString();
  const per = widget.facts.per ?? 'week';
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
        const isGoingOn = key !== null && isWithin(today, key, per);
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

/** Whether a day lies in the stretch of the calendar that begins with another. */
function isWithin(day: string, begin: string, per: keyof typeof formats): boolean {
  if (per === 'month') return day.slice(0, 7) === begin.slice(0, 7);
  if (per === 'year') return day.slice(0, 4) === begin.slice(0, 4);
  const days = (Date.parse(day) - Date.parse(begin)) / 86_400_000;
  return days >= 0 && days < (per === 'week' ? 7 : 1);
}

function written(format: Intl.DateTimeFormat, key: string): string {
  const day = new Date(key);
  return Number.isNaN(day.getTime()) ? key : format.format(day);
}
