import { useAnswering } from '#app/messages/answering';
import { TextInput } from '#components/text-input';
import type { FieldInputProps } from './field-input.ts';

/** A colour: picked as the browser lets one pick, or typed. */
export function ColorInput({ field, value, onChange, onBlur }: FieldInputProps) {
  const { color } = useAnswering();
  const written = String(value ?? '');
  return (
    <div className="flex max-w-56 items-center gap-2">
      <input
        type="color"
        aria-label={`${field.label.text}: ${color.pick}`}
        value={sixDigits(written)}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        className="h-control w-12 shrink-0 cursor-pointer rounded-control border border-edge bg-surface p-1"
      />
      <TextInput
        value={written}
        onValueChange={(typed) => onChange(typed || null)}
        onBlur={onBlur}
        spellCheck={false}
        autoComplete="off"
        dir="ltr"
      />
    </div>
  );
}

/** What the browser's own input understands: `#26b` is `#2266bb`; anything else is white there. */
function sixDigits(written: string): string {
  const [, digits = ''] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(written) ?? [];
  if (digits.length === 3) return `#${[...digits].map((digit) => digit + digit).join('')}`.toLowerCase();
  return digits ? `#${digits}`.toLowerCase() : '#ffffff';
}
