import { TextInput } from '#components/text-input';
import { FieldLink } from './field-link.tsx';
import type { FieldDisplayProps, FieldInputProps, FieldView } from './field-view.ts';

/** What a browser is told of a text that is typed, by its format. */
const types: Readonly<Record<string, string>> = { phone: 'tel' };

export const text: FieldView = {
  Input: ({ field, value, onChange, onBlur }: FieldInputProps) => (
    <TextInput
      value={String(value ?? '')}
      onChange={(event) => onChange(event.target.value || null)}
      onBlur={onBlur}
      type={types[field.format ?? ''] ?? 'text'}
      prefix={field.format === 'color' && value ? <Swatch color={String(value)} /> : undefined}
      suffix={field.unit}
    />
  ),
  Display: TextDisplay,
};

function TextDisplay({ field, value, compact }: FieldDisplayProps) {
  const written = typeof value === 'object' ? JSON.stringify(value) : String(value);
  switch (field.format) {
    case 'phone':
      return compact ? (
        <bdi>{written}</bdi>
      ) : (
        <FieldLink href={`tel:${written.replace(/[^+\d]/g, '')}`}>{written}</FieldLink>
      );
    case 'color':
      return (
        <span className="inline-flex items-center gap-1.5">
          <Swatch color={written} />
          <bdi>{written}</bdi>
        </span>
      );
    default:
      return (
        <bdi>
          {written}
          {field.unit && <span className="text-muted"> {field.unit}</span>}
        </bdi>
      );
  }
}

/** A colour as it is; nothing where it is none. */
function Swatch({ color }: { color: string }) {
  if (!/^#([\da-f]{3}|[\da-f]{6})$/i.test(color)) return null;
  return (
    <span
      aria-hidden
      className="inline-block size-4 rounded-control border border-edge"
      style={{ background: color }}
    />
  );
}
