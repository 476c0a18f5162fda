import { useState } from 'react';
import { useTools } from '#app/messages/tools';
import { Field as FieldFrame } from '#components/field';
import { Select } from '#components/select';
import type { Path } from '#specification';
import { headingOf } from './cells-for.ts';

interface ImportColumnsProps {
  cells: readonly Path[];
  headings: readonly string[];
  /** By path, the place of its column. */
  columns: ReadonlyMap<string, number>;
  onChange: (columns: ReadonlyMap<string, number>) => void;
  /** Whether there is something to choose: a column was not told by its heading. */
  isOpen: boolean;
}

/** Which column of a file answers what. */
export function ImportColumns({ cells, headings, columns, onChange, isOpen }: ImportColumnsProps) {
  const { csv } = useTools();
  const [isMissing] = useState(
    () => isOpen || cells.some(({ name, steps }) => steps.every(({ isRequired }) => isRequired) && !columns.has(name)),
  );
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
        {cells.map(({ name, label, steps }) => (
          <FieldFrame key={name} label={label.text} required={steps.every(({ isRequired }) => isRequired)}>
            <Select
              size="sm"
              value={columns.has(name) ? String(columns.get(name)) : null}
              placeholder={csv.none}
              emptyLabel={csv.none}
              onValueChange={(at) => choose(name, at)}
              options={headings.map((heading, at) => ({ value: String(at), label: headingOf(heading, at) }))}
            />
          </FieldFrame>
        ))}
      </div>
    </details>
  );
}
