import { DateInput } from '#components/date-input';
import { zoneOf } from '#specification';
import type { FieldInput, FieldInputProps } from './field-input.ts';
import { fromWallClock, toWallClock } from './wall-clock.ts';

export const dateTime: FieldInput = { Input: DateTimeInput };

/** On the clock of the product, as everything else that tells the time. */
function DateTimeInput({ field, value, onChange, onBlur }: FieldInputProps) {
  const zone = zoneOf(field.product.timeZone);
  return (
    <DateInput
      withTime
      value={toWallClock(value, zone)}
      onValueChange={(_, typed) => onChange(typed === null ? null : fromWallClock(typed, zone, value))}
      onBlur={onBlur}
      className="max-w-72"
    />
  );
}
