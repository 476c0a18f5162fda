/** What a language calls itself; its tag where nobody knows. */
export function languageWords(tag: string): string {
  return new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
}

/** What a currency is called, with its code. */
export function currencyWords(code: string, locale: string): string {
  return `${new Intl.DisplayNames(locale, { type: 'currency' }).of(code) ?? code} (${code})`;
}

/** A time zone by its place and the name of its clock. */
export function zoneWords(timeZone: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  const clock = parts.find(({ type }) => type === 'timeZoneName')?.value;
  return clock && clock !== timeZone ? `${timeZone} · ${clock}` : timeZone;
}
