import { lazily } from '#app/lazily';
import { useSpecification } from '#app/product';
import { useLocale } from '#components/locale';
import { limitOf } from '#spec';
import type { FieldDisplayProps, FieldInputProps, FieldView } from './field-view.ts';

const NumberInput = lazily(() => import('#components/number-input'), 'NumberInput');

export const number: FieldView = { Input: NumericInput, Display: NumberDisplay, align: 'end' };

/** The input of every kind of number. */
export function NumericInput({ field, value, onChange, onBlur, prefix }: FieldInputProps & { prefix?: string }) {
  const specification = useSpecification();
  return (
    <NumberInput
      value={typeof value === 'number' || typeof value === 'string' ? value : null}
      onChange={onChange}
      onBlur={onBlur}
      whole={field.type === 'integer'}
      step={limitOf(specification, field.multipleOf) ?? 1}
      min={limitOf(specification, field.minimum)}
      max={limitOf(specification, field.maximum)}
      prefix={prefix}
      suffix={field.unit ?? undefined}
      className="max-w-56"
    />
  );
}

export function NumberDisplay({ field, value }: FieldDisplayProps) {
  const { locale } = useLocale();
  const shown =
    typeof value === 'number'
      ? new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(value)
      : String(value);
  return (
    <span>
      {shown}
      {field.unit && <span className="text-muted"> {field.unit}</span>}
    </span>
  );
}
