import { DateInput } from '#components/date-input';
import { useLocale } from '#components/locale';
import type { FieldDisplayProps, FieldView } from './field-view.ts';
import { dateFormat } from './formats.ts';

export const date: FieldView = {
  Input: ({ value, onChange, onBlur }) => (
    <DateInput
      value={typeof value === 'string' ? value : null}
      onChange={onChange}
      onBlur={onBlur}
      className="max-w-56"
    />
  ),
  Display: DateDisplay,
};

function DateDisplay({ value }: FieldDisplayProps) {
  const { locale } = useLocale();
  const day = new Date(String(value));
  if (Number.isNaN(day.getTime())) return <bdi>{String(value)}</bdi>;
  return (
    <time dateTime={String(value)} className="whitespace-nowrap">
      {dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(day)}
    </time>
  );
}
