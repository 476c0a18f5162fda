import { DateInput } from '#components/date-input';
import { useLocale } from '#components/locale';
import type { FieldDisplayProps, FieldView } from './field-view.ts';

export const dateTime: FieldView = {
  Input: ({ value, onChange, onBlur }) => (
    <DateInput
      withTime
      value={toLocal(value)}
      onChange={(local) => onChange(local === null ? null : toMoment(local))}
      onBlur={onBlur}
      className="max-w-56"
    />
  ),
  Display: DateTimeDisplay,
};

/** What is no moment stays as it was typed, to be seen and mended. */
function toMoment(local: string): string {
  const moment = new Date(local);
  return Number.isNaN(moment.getTime()) ? local : moment.toISOString();
}

/** A moment as the control writes it, on the clock of the person. */
function toLocal(value: unknown): string | null {
  const moment = typeof value === 'string' ? new Date(value) : undefined;
  if (!moment || Number.isNaN(moment.getTime())) return null;
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export function DateTimeDisplay({ value }: Pick<FieldDisplayProps, 'value'>) {
  const { locale, timeZone } = useLocale();
  const moment = new Date(String(value));
  if (Number.isNaN(moment.getTime())) return <>{String(value)}</>;
  return (
    <time dateTime={String(value)} className="whitespace-nowrap">
      {new Intl.DateTimeFormat(locale, {
        dateStyle: 'medium',
        timeStyle: 'short',
        timeZone,
      }).format(moment)}
    </time>
  );
}
