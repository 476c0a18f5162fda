import { unquoted } from './to-csv.ts';

/** So many records are imported at once: each is asked of the backend by itself. */
export const mostRows = 2000;

/** In bytes: a file is read whole, and its rows are counted. */
export const mostBytes = 20_000_000;

export interface SheetRow {
  /** As a program for tables numbers it: that of headings is the first. */
  number: number;
  cells: string[];
  /** It has cells that no heading is above, or a quotation mark in it is never closed. */
  fault?: 'moreCells' | 'unclosed';
}

/** A file with a row of headings. */
export interface Sheet {
  headings: string[];
  rows: SheetRow[];
  /** What stands between its cells. */
  delimiter: string;
  /** How many rows it has, also those that are not taken. */
  count: number;
}

/** Reads a file; undefined where it is no table of texts. */
export async function readCsv(file: Blob): Promise<Sheet | undefined> {
  const { default: papa } = await import('papaparse');
  const text = decoded(await file.arrayBuffer());
  if (text.includes('\0')) return undefined;
  // What separates cells is told by lines that have some; all lines are counted.
  const { delimiter } = papa.parse(text, { skipEmptyLines: 'greedy', preview: 10 }).meta;
  const { data, errors } = papa.parse<string[]>(text, { delimiter });
  const unclosed = new Set(errors.flatMap(({ code, row }) => (code === 'MissingQuotes' ? [row] : [])));
  const written = data
    .map((cells, index) => ({ number: index + 1, cells: cells.map(unquoted) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [headings, ...others] = written;
  if (!headings) return undefined;
  const rows = others.map((row): SheetRow => {
    if (unclosed.has(row.number - 1)) return { ...row, fault: 'unclosed' };
    const isLonger = row.cells.slice(headings.cells.length).some((cell) => cell.trim() !== '');
    return isLonger ? { ...row, fault: 'moreCells' } : row;
  });
  return {
    headings: headings.cells,
    rows: rows.slice(0, mostRows),
    delimiter,
    count: rows.length,
  };
}

/** What programs for tables write: UTF-8, in an older one Windows-1252, in columns of tabs UTF-16. Without the mark at its begin. */
function decoded(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
