import { useLocale } from '#components/locale';
import { Figures } from '#components/text';
import type { FieldDisplayProps, FieldView } from './field-view.ts';
import { dateFormat } from './formats.ts';

export const dateTime: FieldView = { Display: DateTimeDisplay };

/** A moment, on the clock of the product. */
export function DateTimeDisplay({ value }: Pick<FieldDisplayProps, 'value'>) {
  const { locale, timeZone } = useLocale();
  const moment = new Date(String(value));
  if (Number.isNaN(moment.getTime())) return <bdi>{String(value)}</bdi>;
  return (
    <time dateTime={String(value)} className="max-sm:inline-block sm:whitespace-nowrap">
      <Figures>{dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(moment)}</Figures>
    </time>
  );
}
