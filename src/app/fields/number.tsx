import { useLocale } from '#components/locale';
import { Figures } from '#components/text';
import type { FieldDisplayProps, FieldView } from './field-view.ts';
import { numberFormat } from './formats.ts';
import { Stars, starsOf } from './stars.tsx';
import { unitBehind } from './unit.ts';

// Four digits may be a year, which nobody groups.
const useGrouping = 'min2';

export const number: FieldView = { Display: NumberDisplay, align: 'end' };

export function NumberDisplay({ field, value }: FieldDisplayProps) {
  const { locale } = useLocale();
  if (typeof value !== 'number') return <bdi>{String(value)}</bdi>;
  if (field.format === 'percent')
    return (
      <bdi>
        <Figures>
          {numberFormat(locale, { style: 'unit', unit: 'percent', maximumFractionDigits: 6 }).format(value)}
        </Figures>
      </bdi>
    );
  const unit = unitBehind(field, value, locale);
  const stars = starsOf(field);
  return (
    <span className={stars ? 'inline-flex items-baseline gap-2' : undefined}>
      {stars && <Stars full={value} of={stars} />}
      <span>
        <Figures>{numberFormat(locale, { maximumFractionDigits: 6, useGrouping }).format(value)}</Figures>
        {unit && <span className="text-muted"> {unit}</span>}
      </span>
    </span>
  );
}
