import { useMemo, useState } from 'react';
import { rowsDo, useAround } from '#app/data';
import type { Entity } from '#specification';
import { cellsFor, columnsFor, columnsLeft, namingFields } from './cells-for.ts';
import type { Sheet } from './read-csv.ts';

/** What its columns answer, and which of them names the records that its rows change. */
export function useColumns(entity: Entity, sheet: Sheet) {
  const around = useAround();
  const mayDo = rowsDo(entity, around);
  const candidates = mayDo.includes('update') ? namingFields(entity, around) : [];
  const named = columnsFor(
    candidates.map(({ asPath }) => asPath),
    sheet.headings,
  );
  const naming = candidates.filter(({ name }) => named.has(name));
  // A file that names records by their key was written by an export.
  const [by, setBy] = useState(() => naming.find((field) => field === entity.keyField || !mayDo.includes('create')));
  const does = by ? mayDo : (['create'] as const);
  const cells = cellsFor(entity, around, does);
  const [chosen, choose] = useState<ReadonlyMap<string, number>>(() =>
    columnsFor(cellsFor(entity, around, mayDo), sheet.headings),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: which cells there are follows from what names the records
  const columns = useMemo(() => {
    const asked = [...chosen].filter(([name]) => cells.some((cell) => cell.name === name));
    return new Map([...(by ? columnsFor([by.asPath], sheet.headings) : []), ...asked]);
  }, [by, chosen]);
  return {
    naming,
    mayCreate: mayDo.includes('create'),
    by,
    setBy,
    cells,
    columns,
    choose,
    left: columnsLeft(entity, sheet, columns, around, does),
  };
}
