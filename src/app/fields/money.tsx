import { useLocale } from '#components/locale';
import { Figures } from '#components/text';
import type { FieldDisplayProps, FieldView } from './field-view.ts';
import { numberFormat } from './formats.ts';
import { moneyOptions } from './money-format.ts';

export const money: FieldView = { Display: MoneyDisplay, align: 'end' };

function MoneyDisplay({ field, value }: FieldDisplayProps) {
  const { locale } = useLocale();
  return (
    <bdi>
      <Figures>
        {typeof value === 'number' ? numberFormat(locale, moneyOptions(field)).format(value) : String(value)}
      </Figures>
    </bdi>
  );
}
