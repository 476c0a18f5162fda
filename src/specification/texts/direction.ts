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

/** From where to where one reads in a language. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return fromRight.has(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr';
}
