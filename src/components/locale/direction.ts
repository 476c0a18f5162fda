import type { Direction } from './locale.tsx';

const fromRight: ReadonlySet<string> = new Set([
  'Arab',
  'Hebr',
  'Thaa',
  'Syrc',
  'Nkoo',
  'Adlm',
  'Rohg',
  'Mand',
  'Samr',
]);

/** From where to where one reads in a language. Not every browser knows it by itself. */
export function directionOf(locale: string): Direction {
  return fromRight.has(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr';
}
