import { saveFile } from '#app/hand-over';
import { decimalOf } from './number-in.ts';

/** What a program for tables would take for a formula, or for the end of a cell, however many apostrophes are before it. */
const formula = /^'*(?:[=+\-@\t\r\n]|\s*[=@])/;

/** What separates cells, and what decimals begin with. */
export interface SheetSigns {
  delimiter: string;
  decimal: string;
}

/**
 * The signs that programs for tables know where a language is spoken.
 * @param locale BCP 47
 */
export const signsIn = (locale: string): SheetSigns =>
  decimalOf(locale) === ',' ? { delimiter: ';', decimal: ',' } : { delimiter: ',', decimal: '.' };

/**
 * Rows as programs for tables read them. No text of them is taken for a formula: an apostrophe before it says that it is
 * text (CWE-1236). Numbers stay numbers.
 */
export async function toCsv(
  rows: readonly (readonly (string | number)[])[],
  { delimiter, decimal }: SheetSigns = { delimiter: ',', decimal: '.' },
): Promise<string> {
  const { default: papa } = await import('papaparse');
  const written = (cell: string | number) => {
    if (typeof cell === 'number') return String(cell).replace('.', decimal);
    return formula.test(cell) ? `'${cell}` : cell;
  };
  return papa.unparse(
    rows.map((row) => row.map(written)),
    { delimiter },
  );
}

/** The text of a cell: without the apostrophe that was written before what would be a formula. */
export const unquoted = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;

/** Hands such rows to the person as a file. */
export function download(name: string, text: string) {
  // The mark at the beginning tells Excel that it is UTF-8.
  saveFile(name, new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
}
