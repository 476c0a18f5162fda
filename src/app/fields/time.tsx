import { useLocale } from '#components/locale';
import { Figures } from '#components/text';
import { isTime } from '#specification';
import type { FieldDisplayProps, FieldView } from './field-view.ts';
import { dateFormat } from './formats.ts';

export const time: FieldView = { Display: TimeDisplay };

function TimeDisplay({ value }: FieldDisplayProps) {
  const { locale } = useLocale();
  if (!isTime(value)) return <bdi>{String(value)}</bdi>;
  const format = dateFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  return (
    <time dateTime={value} className="max-sm:inline-block sm:whitespace-nowrap">
      <Figures>{format.format(new Date(`1970-01-01T${value}Z`))}</Figures>
    </time>
  );
}
