import { useLocale } from '#components/locale';
import { Figures } from '#components/text';
import type { FieldDisplayProps, FieldView } from './field-view.ts';
import { dateFormat } from './formats.ts';

export const date: FieldView = {
  Display: DateDisplay,
};

function DateDisplay({ value }: FieldDisplayProps) {
  const { locale } = useLocale();
  const day = new Date(String(value));
  if (Number.isNaN(day.getTime())) return <bdi>{String(value)}</bdi>;
  return (
    <time dateTime={String(value)} className="max-sm:inline-block sm:whitespace-nowrap">
      <Figures>{dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(day)}</Figures>
    </time>
  );
}
