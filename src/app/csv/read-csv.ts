/** So many records are imported at once: each is asked of the backend by itself. */
export const mostRows = 2000;

const mostBytes = 5_000_000;

/** A file with a row of headings. */
export interface Sheet {
  headings: string[];
  rows: string[][];
  /** Whether it has more rows than are taken. */
  isMore: boolean;
}

/** Reads a file; undefined where it is no table of texts. */
export async function readCsv(file: Blob): Promise<Sheet | undefined> {
  if (file.size > mostBytes) return undefined;
  const { default: papa } = await import('papaparse');
  const text = (await file.text()).replace(/^\uFEFF/, '');
  if (text.includes('\0')) return undefined;
  const { data } = papa.parse<string[]>(text, { skipEmptyLines: 'greedy', preview: mostRows + 2 });
  const [headings, ...rows] = data;
  if (!headings) return undefined;
  return { headings, rows: rows.slice(0, mostRows).map((row) => row.map(unquoted)), isMore: rows.length > mostRows };
}

/** What was written with an apostrophe so that it is no formula is the text after it. */
function unquoted(cell: string): string {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
