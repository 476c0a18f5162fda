import { useEffect, useState } from 'react';
import { Field } from '#components/field';
import { TextInput } from '#components/text-input';

interface ColorFieldProps {
  label: string;
  description: string;
  value: string;
  onValueChange: (value: string) => void;
  /** Why it is no good choice. */
  warning?: string;
  /** What it has become, where that is something else than was picked. */
  drawn?: readonly { theme: string; color: string }[];
}

const isHex = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** A colour, picked or written. */
export function ColorField({ label, description, value, onValueChange, warning, drawn = [] }: ColorFieldProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  return (
    <Field
      label={label}
      description={description}
      warning={warning}
      error={isHex(typed) ? undefined : 'Write it like #184db6.'}
    >
      <div className="flex items-center gap-2">
        <input
          type="color"
          aria-label={`${label}: pick`}
          value={value}
          onChange={({ target }) => onValueChange(target.value)}
          className="size-control shrink-0 cursor-pointer appearance-none overflow-hidden rounded-control border border-edge bg-transparent p-0 [&::-moz-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0 [&::-webkit-color-swatch]:border-0"
        />
        <TextInput
          className="min-w-0 grow font-mono"
          spellCheck={false}
          value={typed}
          onValueChange={(next) => {
            setTyped(next);
            if (isHex(next)) onValueChange(next.toLowerCase());
          }}
        />
      </div>
      {drawn.length > 0 && (
        <p className="annotation mt-1 flex flex-wrap gap-x-3 text-muted">
          {drawn.map(({ theme, color }) => (
            <span key={theme} className="inline-flex items-center gap-1.5">
              <span className="size-2.5 rounded-full border border-line" style={{ background: color }} />
              {theme} {color}
            </span>
          ))}
        </p>
      )}
    </Field>
  );
}
