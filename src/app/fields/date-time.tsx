import { DateInput } from '#components/date-input';
import { useLocale } from '#components/locale';
import { zoneOf } from '#specification';
import type { FieldDisplayProps, FieldInputProps, FieldView } from './field-view.ts';
import { dateFormat } from './formats.ts';
import { fromWallClock, toWallClock } from './wall-clock.ts';

export const dateTime: FieldView = { Input: DateTimeInput, Display: DateTimeDisplay };

/** On the clock of the product, as everything else that tells the time. */
function DateTimeInput({ field, value, onChange, onBlur }: FieldInputProps) {
  const zone = zoneOf(field.product.timeZone);
  return (
    <DateInput
      withTime
      value={toWallClock(value, zone)}
      onChange={(time) => onChange(time === null ? null : fromWallClock(time, zone))}
      onBlur={onBlur}
      className="max-w-56"
    />
  );
}

/** A moment, on the clock of the product. */
export function DateTimeDisplay({ value }: Pick<FieldDisplayProps, 'value'>) {
  const { locale, timeZone } = useLocale();
  const moment = new Date(String(value));
  if (Number.isNaN(moment.getTime())) return <bdi>{String(value)}</bdi>;
  return (
    <time dateTime={String(value)} className="whitespace-nowrap">
      {dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(moment)}
    </time>
  );
}
