import { moneyOptions, numberFormat } from '#app/fields';
import { useLocale } from '#components/locale';
import type { FieldInput, FieldInputProps } from './field-input.ts';
import { NumericInput } from './number.tsx';

export const money: FieldInput = { Input: MoneyInput };

function MoneyInput(props: FieldInputProps) {
  const { locale } = useLocale();
  const options = moneyOptions(props.field);
  const parts = numberFormat(locale, options).formatToParts(0);
  const at = parts.findIndex(({ type }) => type === 'currency');
  // On the side of the number where the language has it.
  const side = at === 0 ? 'prefix' : 'suffix';
  const decimals = options.minimumFractionDigits;
  return (
    <NumericInput
      grouped
      {...props}
      {...{ [side]: parts[at]?.value }}
      decimals={decimals}
      maxDecimals={props.field.currency ? decimals : undefined}
    />
  );
}
