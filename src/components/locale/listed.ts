/** Several things in a sentence: `month and year`. */
export function listed(locale: string, things: readonly string[]): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(things);
}
