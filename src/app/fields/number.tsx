import { lazily } from '#app/lazily';
import { useLocale } from '#components/locale';
import type { FieldDisplayProps, FieldInputProps, FieldView } from './field-view.ts';
import { numberFormat } from './formats.ts';

const NumberInput = lazily(() => import('#components/number-input'), 'NumberInput');

export const number: FieldView = { Input: NumericInput, Display: NumberDisplay, align: 'end' };

export interface NumericInputProps extends FieldInputProps {
  /** Stands beside the number: a currency. */
  prefix?: string;
  suffix?: string;
  /** How many decimals the number always has. */
  decimals?: number;
}

/** The input of every kind of number. */
export function NumericInput({ field, value, onChange, onBlur, prefix, suffix, decimals }: NumericInputProps) {
  return (
    <NumberInput
      value={typeof value === 'number' || typeof value === 'string' ? value : null}
      onChange={onChange}
      onBlur={onBlur}
      whole={field.isWhole}
      step={field.limit('multipleOf') ?? 1}
      min={field.limit('minimum')}
      max={field.limit('maximum')}
      decimals={decimals}
      prefix={prefix}
      suffix={suffix ?? unitOf(field)}
      className="max-w-56"
    />
  );
}

/** What stands behind the number: its unit, `%`, or of how many it is. */
function unitOf(field: FieldInputProps['field']): string | undefined {
  if (field.unit) return field.unit;
  if (field.format === 'percent') return '%';
  const most = field.limit('maximum');
  return field.format === 'rating' && most !== undefined ? `/ ${most}` : undefined;
}

export function NumberDisplay({ field, value }: FieldDisplayProps) {
  const { locale } = useLocale();
  if (typeof value !== 'number') return <bdi>{String(value)}</bdi>;
  if (field.format === 'percent')
    return (
      <bdi>{numberFormat(locale, { style: 'unit', unit: 'percent', maximumFractionDigits: 6 }).format(value)}</bdi>
    );
  const unit = unitOf(field);
  return (
    <span>
      {numberFormat(locale, { maximumFractionDigits: 6 }).format(value)}
      {unit && <span className="text-muted"> {unit}</span>}
    </span>
  );
}
