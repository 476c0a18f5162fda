import { saveFile } from '#app/hand-over';
import { decimalOf } from './number-in.ts';

/** What a program for tables would take for a formula, or for the end of a cell, however many apostrophes are before it. */
const formula = /^'*(?:[=+\-@\t\r\n]|\s*[=@])/;

/** The same within a text, where a program that separates cells by another sign would begin one. */
const within = /([;,\t]\s*'*)(?=[=@]|[+-](?![\d\s(]))/g;
const withinQuoted = /([;,\t]\s*'*)'(?=[=@]|[+-](?![\d\s(]))/g;

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
    const text = cell.replace(within, "$1'");
    return formula.test(cell) ? `'${text}` : text;
  };
  return papa.unparse(
    rows.map((row) => row.map(written)),
    { delimiter },
  );
}

/** The text of a cell: without the apostrophes that were written before what would be a formula. */
export function unquoted(cell: string): string {
  const text = cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
  return text.replace(withinQuoted, '$1');
}

/** Hands such rows to the person as a file. */
export function download(name: string, text: string) {
  // The mark at the beginning tells Excel that it is UTF-8.
  saveFile(name, new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
}
