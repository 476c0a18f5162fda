import { useRef, useState } from 'react';
import type { CheckedRow, Checking } from './judging.ts';
import type { Sheet, SheetRow } from './read-csv.ts';
import { useChecked } from './use-checked.ts';
import type { Imported } from './use-import.ts';

const hasWarning = ({ warned = [] }: CheckedRow) => warned.length > 0;

/** A row may have fewer cells than there are headings. */
const putAt = (cells: readonly string[], at: number, written: string): string[] =>
  Array.from({ length: Math.max(cells.length, at + 1) }, (_, place) => (place === at ? written : (cells[place] ?? '')));

/** The rows of a file that are not imported yet, as they are judged, put right and refused. */
export function useRows(sheet: Sheet, checking: Pick<Checking, 'entity' | 'cells' | 'columns' | 'by'>) {
  const [rows, setRows] = useState<readonly SheetRow[]>(sheet.rows);
  const { checked, isChecking, failure } = useChecked({ ...checking, rows, delimiter: sheet.delimiter });
  /** By number: what was put right stays where it was. */
  const [mended, setMended] = useState<ReadonlySet<number>>(new Set());
  const mends = useRef(0);
  // The backend knows more than can be found out beforehand: what it has said of a row holds.
  const [refusals, setRefusals] = useState<ReadonlyMap<number, readonly string[]>>(new Map());
  const judged = (checked ?? []).map((row) => {
    const refused = refusals.get(row.number);
    return refused && row.wrong.length === 0 ? { ...row, wrong: refused } : row;
  });
  const bad = judged.filter(({ wrong }) => wrong.length > 0);
  const unchanged = judged.filter(({ wrong, does }) => wrong.length === 0 && does === 'unchanged');
  // What deserves a look is seen first.
  const good = judged
    .filter(({ wrong, does }) => wrong.length === 0 && does !== 'unchanged')
    .toSorted((one, other) => Number(hasWarning(other)) - Number(hasWarning(one)));
  const isFirst = (row: CheckedRow) => row.wrong.length > 0 || mended.has(row.number);
  const mend = ({ number }: CheckedRow, at: number, written: string) => {
    mends.current += 1;
    setMended((before) => new Set(before).add(number));
    setRefusals((before) => new Map([...before].filter(([refused]) => refused !== number)));
    setRows((before) =>
      before.map((row) => (row.number === number ? { ...row, cells: putAt(row.cells, at, written) } : row)),
    );
  };
  /** What is imported goes. Tells whether something that was put right is still there. */
  const keep = ({ refused, isStopped, wasAll, kept }: Imported): boolean => {
    setRefusals(new Map([...refusals, ...refused.map(({ number, wrong }) => [number, wrong] as const)]));
    const isTakenBack = isStopped || (wasAll && refused.length > 0);
    const made = new Set(kept);
    const stays = new Set([...refused, ...bad].map(({ number }) => number));
    // What was changed and taken back has another revision than before.
    setRows((now) => now.filter(({ number }) => (isTakenBack ? !made.has(number) : stays.has(number))));
    return [...stays].some((number) => mended.has(number));
  };
  return {
    isChecked: checked !== undefined,
    isChecking,
    failure,
    bad,
    good,
    unchanged,
    /** Those that something is or was wrong with first. */
    inOrder: [...judged.filter(isFirst), ...[...good, ...unchanged].filter((row) => !isFirst(row))],
    isMendable: (row: CheckedRow) => isFirst(row) && row.fault === undefined,
    mend,
    /** How often something was put right. */
    mends,
    hasRefusals: refusals.size > 0,
    /** What the backend has said before is asked again. */
    forget: () => setRefusals(new Map()),
    checkAgain: () => setRows([...rows]),
    keep,
    /** Changes with whatever is drawn of them. */
    drawnOf: [checked, refusals, mended] as const,
  };
}
