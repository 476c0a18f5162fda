const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

/** How numbers are written. Made once: a list writes hundreds. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const name = `${locale} ${JSON.stringify(options)}`;
  const format = numbers.get(name) ?? new Intl.NumberFormat(locale, options);
  numbers.set(name, format);
  return format;
}

/** How days and moments are written. Made once: a list writes hundreds. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = `${locale} ${JSON.stringify(options)}`;
  const format = dates.get(name) ?? new Intl.DateTimeFormat(locale, options);
  dates.set(name, format);
  return format;
}

/** How many decimals amounts of a currency have: two of most, none of the yen. Two where no currency is stated. */
export function decimalsOf(currency: string | undefined): number {
  if (currency === undefined) return 2;
  return numberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}
