/**
 * Several things in a sentence: `month and year`.
 * @param style `narrow` where there is little room: in English without the last word
 */
export function listed(locale: string, things: readonly string[], style: 'long' | 'narrow' = 'long'): string {
  return new Intl.ListFormat(locale, { type: 'conjunction', style }).format(things);
}
