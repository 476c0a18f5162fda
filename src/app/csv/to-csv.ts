import { saveFile } from '#app/hand-over';

/** What a program for tables would take for a formula, or for the end of a cell. */
const formula = /^[=+\-@\t\r\n]|^\s*[=@]/;

/**
 * Rows as a file that programs for tables open. No text of it is taken for a formula: an apostrophe before it says that it is
 * text (CWE-1236). Numbers stay numbers.
 */
export async function toCsv(rows: readonly (readonly (string | number)[])[]): Promise<string> {
  const { default: papa } = await import('papaparse');
  const safe = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' && formula.test(cell) ? `'${cell}` : cell)),
  );
  // The mark at the beginning tells Excel that it is UTF-8.
  return `\uFEFF${papa.unparse(safe)}`;
}

/** Hands such a file to the person. */
export function download(name: string, text: string) {
  saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
}
