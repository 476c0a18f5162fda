import { useState } from 'react';
import { useTools } from '#app/messages/tools';
import { Field as FieldFrame } from '#components/field';
import { listed, useLocale } from '#components/locale';
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
  /** Whether each row is a new record, which must have all that is required. */
  isAllNew: boolean;
}

/** Which column of a file answers what. */
export function ImportColumns({ cells, headings, columns, onChange, isOpen, isAllNew }: ImportColumnsProps) {
  const { csv } = useTools();
  const { locale } = useLocale();
  const [isMissing] = useState(
    () =>
      isOpen ||
      (isAllNew && cells.some(({ name, steps }) => steps.every(({ isRequired }) => isRequired) && !columns.has(name))),
  );
  const taken = cells.filter(({ name }) => columns.has(name)).map(({ label }) => label.text);
  const choose = (name: string, at: string | null) => {
    const next = new Map(columns);
    if (at === null) next.delete(name);
    else next.set(name, Number(at));
    onChange(next);
  };
  return (
    <details open={isMissing}>
      <summary className="min-h-6 w-fit font-medium">
        {csv.columns}{' '}
        {taken.length > 0 && (
          <span className="ms-2 font-normal text-muted max-sm:ms-4 max-sm:block">{listed(locale, taken)}</span>
        )}
      </summary>
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
