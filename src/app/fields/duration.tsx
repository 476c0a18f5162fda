import { useLocale } from '#components/locale';
import { Figures } from '#components/text';
import { durationWords } from '#specification';
import type { FieldDisplayProps, FieldView } from './field-view.ts';

export const duration: FieldView = { Display: DurationDisplay, align: 'end' };

/** In words; a figure is in milliseconds. */
function DurationDisplay({ field, value }: FieldDisplayProps) {
  const { locale } = useLocale();
  const words = durationWords(locale, value, field.unit === 'days');
  return <bdi className="whitespace-nowrap">{words === undefined ? String(value) : <Figures>{words}</Figures>}</bdi>;
}
