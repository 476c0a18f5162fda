import { useLocale } from '#components/locale';
import type { Field } from '#specification';
import type { FieldDisplayProps, FieldInputProps, FieldView } from './field-view.ts';
import { decimalsOf, numberFormat } from './formats.ts';
import { NumericInput } from './number.tsx';

export const money: FieldView = { Input: MoneyInput, Display: MoneyDisplay, align: 'end' };

/** With the decimals of the currency; none of whole amounts. Without a currency where the document states none. */
function optionsOf(field: Field): Intl.NumberFormatOptions {
  const { currency } = field.product;
  const decimals = field.isWhole ? 0 : decimalsOf(currency);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return currency ? { style: 'currency', currency, ...digits } : digits;
}

function MoneyInput(props: FieldInputProps) {
  const { locale } = useLocale();
  const options = optionsOf(props.field);
  const parts = numberFormat(locale, options).formatToParts(0);
  const at = parts.findIndex(({ type }) => type === 'currency');
  // On the side of the number where the language has it.
  const side = at === 0 ? 'prefix' : 'suffix';
  return <NumericInput {...props} {...{ [side]: parts[at]?.value }} decimals={options.minimumFractionDigits} />;
}

function MoneyDisplay({ field, value }: FieldDisplayProps) {
  const { locale } = useLocale();
  return <bdi>{typeof value === 'number' ? numberFormat(locale, optionsOf(field)).format(value) : String(value)}</bdi>;
}
