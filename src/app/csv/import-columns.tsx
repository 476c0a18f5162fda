import { useId, useState } from 'react';
import { useTools } from '#app/messages/tools';
import { Field as FieldFrame } from '#components/field';
import { Select } from '#components/select';
import type { Field } from '#specification';

interface ImportColumnsProps {
  fields: readonly Field[];
  headings: readonly string[];
  /** By field, the place of its column. */
  columns: ReadonlyMap<string, number>;
  onChange: (columns: ReadonlyMap<string, number>) => void;
  /** The columns that nothing is taken from, each with its reason. */
  left: readonly { heading: string; text: string }[];
}

/** Which column of a file answers which field. */
export function ImportColumns({ fields, headings, columns, onChange, left }: ImportColumnsProps) {
  const { csv } = useTools();
  const id = useId();
  const [isMissing] = useState(() => fields.some(({ name, isRequired }) => isRequired && !columns.has(name)));
  const choose = (name: string, at: string | null) => {
    const next = new Map(columns);
    if (at === null) next.delete(name);
    else next.set(name, Number(at));
    onChange(next);
  };
  return (
    <details open={isMissing}>
      <summary className="min-h-6 w-fit font-medium">{csv.columns}</summary>
      <div className="mt-3 grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {fields.map(({ name, label, isRequired }) => (
          <FieldFrame key={name} label={label.text} required={isRequired}>
            <Select
              size="sm"
              value={columns.has(name) ? String(columns.get(name)) : null}
              placeholder={csv.none}
              emptyLabel={csv.none}
              onValueChange={(at) => choose(name, at)}
              options={headings.map((heading, at) => ({ value: String(at), label: heading || String(at + 1) }))}
            />
          </FieldFrame>
        ))}
      </div>
      {left.length > 0 && (
        <div className="mt-3 text-sm text-muted">
          <p id={id}>{csv.left}</p>
          <ul aria-labelledby={id} className="list-disc ps-5">
            {left.map(({ heading, text }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may be called the same
              <li key={at}>
                <span className="font-medium text-ink">{heading}</span>: {text}
              </li>
            ))}
          </ul>
        </div>
      )}
    </details>
  );
}
