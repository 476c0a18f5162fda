import { saveFile } from '#app/hand-over';

/** What a program for tables would take for a formula, or for the end of a cell. */
const formula = /^[=+\-@\t\r\n]|^\s*[=@]/;

/**
 * Rows as programs for tables read them. No text of them is taken for a formula: an apostrophe before it says that it is
 * text (CWE-1236). Numbers stay numbers.
 */
export async function toCsv(rows: readonly (readonly (string | number)[])[]): Promise<string> {
  const { default: papa } = await import('papaparse');
  const safe = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' && formula.test(cell) ? `'${cell}` : cell)),
  );
  return papa.unparse(safe);
}

/** Hands such rows to the person as a file. */
export function download(name: string, text: string) {
  // The mark at the beginning tells Excel that it is UTF-8.
  saveFile(name, new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
}
