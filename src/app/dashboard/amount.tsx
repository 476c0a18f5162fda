import { averageOf, FieldDisplay, numberFormat } from '#app/fields';
import { useLocale } from '#components/locale';
import type { Widget } from '#specification';

/** How much a widget says, as the field writes it; a count as a plain number. */
export function Amount({ widget: { facts, field }, value }: { widget: Widget; value: number }) {
  const { locale } = useLocale();
  if (!field || !facts.aggregate || facts.aggregate === 'count')
    return <span className="tabular-nums">{numberFormat(locale, {}).format(value)}</span>;
  const counted = field.field.items ?? field.field;
  return <FieldDisplay field={counted} value={facts.aggregate === 'average' ? averageOf(counted, value) : value} />;
}
