/** What is missing of a day or a time, as a language calls it. @param parts `month,year` */
export function missingParts(locale: string, parts: unknown): { count: number; listed: string } {
  const names = new Intl.DisplayNames(locale, { type: 'dateTimeField' });
  const called = String(parts)
    .split(',')
    .map((part) => names.of(part) ?? part);
  return { count: called.length, listed: new Intl.ListFormat(locale, { type: 'conjunction' }).format(called) };
}
