import { useSpecification } from '#app/product';
import { useLocale } from '#components/locale';
import type { FieldDisplayProps, FieldInputProps, FieldView } from './field-view.ts';
import { NumericInput } from './number.tsx';

export const money: FieldView = { Input: MoneyInput, Display: MoneyDisplay, align: 'end' };

/** How an amount is written; without a currency where the document states none. */
function useMoneyFormat() {
  const { locale } = useLocale();
  const { currency } = useSpecification().purpose;
  const options: Intl.NumberFormatOptions = currency ? { style: 'currency', currency } : { minimumFractionDigits: 2 };
  return new Intl.NumberFormat(locale, options);
}

function MoneyInput(props: FieldInputProps) {
  const symbol = useMoneyFormat()
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value;
  return <NumericInput {...props} prefix={symbol} />;
}

function MoneyDisplay({ value }: FieldDisplayProps) {
  const format = useMoneyFormat();
  return <span>{typeof value === 'number' ? format.format(value) : String(value)}</span>;
}
