/** Joins the names of a value, one a line, as a language does. */
export function listIn(language: string, quoted: (name: string) => string) {
  return (names = '', type: Intl.ListFormatType = 'conjunction'): string =>
    new Intl.ListFormat(language, { type }).format(names.split('\n').map(quoted));
}
