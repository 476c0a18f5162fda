import { plainDigits } from '#components/number-input';
import type { Writing } from './writing.ts';

/** What a cell says as a number; undefined where it says none, or could say two. */
export function numberIn(written: string, writing: Writing): number | undefined {
  const text = plainDigits(written)
    .trim()
    .replace(/\u066b/g, '.')
    .replace(/^\u2212/, '-')
    .replace(/(?<=\d)[\s'’\u066c](?=\d{3}(?!\d))/g, '');
  const [, sign = '', body = ''] = /^([+-]?)(\d[\d.,]*)$/.exec(text) ?? [];
  const number = body && wholeIn(body, writing);
  return number ? Number(sign + number) : undefined;
}

function wholeIn(body: string, writing: Writing): string | undefined {
  if (/^\d+$/.test(body)) return body;
  if (/^\d{1,3}(,\d{3})+\.\d+$/.test(body) || /^\d{1,3}(,\d{3}){2,}$/.test(body)) return body.replaceAll(',', '');
  if (/^\d{1,3}(\.\d{3})+,\d+$/.test(body) || /^\d{1,3}(\.\d{3}){2,}$/.test(body))
    return body.replaceAll('.', '').replace(',', '.');
  const isThousand = /^[1-9]\d{0,2}[.,]\d{3}$/.test(body);
  const isOfCommas = decimalOf(writing.locale) === ',';
  const isSemicolon = writing.delimiter === ';';
  if (/^\d+\.\d+$/.test(body)) {
    const isDoubtful = isSemicolon || (isOfCommas && writing.delimiter !== ',');
    return isThousand && isDoubtful ? undefined : body;
  }
  if (!/^\d+,\d+$/.test(body)) return undefined;
  // Between commas one that stands for decimals is quoted, as one between thousands is: it could say two.
  if (isThousand && isOfCommas && writing.delimiter === ',') return undefined;
  if (isOfCommas || (isSemicolon && !isThousand)) return body.replace(',', '.');
  return isThousand && !isSemicolon ? body.replace(',', '') : undefined;
}

/** What decimals begin with where a language is spoken. */
export function decimalOf(locale: string): string {
  return new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
}
