import { moneyOptions } from '#app/fields';
import type { FieldInput, FieldInputProps } from './field-input.ts';
import { NumericInput } from './number.tsx';

export const money: FieldInput = { Input: MoneyInput };

function MoneyInput(props: FieldInputProps) {
  const { currency, minimumFractionDigits: decimals } = moneyOptions(props.field);
  return <NumericInput grouped {...props} {...{ currency, decimals }} maxDecimals={currency ? decimals : undefined} />;
}
