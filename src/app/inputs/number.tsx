import { starsOf, unitOf } from '#app/fields';
import { NumberInput } from '#components/number-input';
import type { Field } from '#specification';
import type { FieldInput, FieldInputProps } from './field-input.ts';
import { RatingInput } from './rating-input.tsx';

export const number: FieldInput = { Input: NumericInput, isGroup: isRated };

/** Whether it is answered with stars. */
export function isRated(field: Field): boolean {
  return starsOf(field) !== undefined;
}

export interface NumericInputProps extends FieldInputProps {
  suffix?: string;
  /** As ISO 4217 has it. */
  currency?: string | undefined;
  /** How many decimals the number always has. */
  decimals?: number | undefined;
  maxDecimals?: number | undefined;
  grouped?: boolean;
}

/** The input of every kind of number. */
export function NumericInput(props: NumericInputProps) {
  const { field, value, onChange, onBlur, suffix, currency, decimals, maxDecimals, grouped } = props;
  const stars = starsOf(field);
  const unit = suffix ?? unitOf(field);
  if (stars !== undefined) return <RatingInput {...props} of={stars} />;
  return (
    <NumberInput
      value={typeof value === 'number' || typeof value === 'string' ? value : null}
      onValueChange={onChange}
      onBlur={onBlur}
      whole={field.isWhole}
      step={field.limit('multipleOf') ?? 1}
      min={field.limit('minimum')}
      max={field.limit('maximum')}
      decimals={decimals}
      maxDecimals={maxDecimals}
      grouped={grouped ?? unit !== undefined}
      currency={currency}
      suffix={unit}
      className="max-w-56"
    />
  );
}
