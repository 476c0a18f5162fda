// Whoever prefers the Arabic of a region reads its digits. Not all that browsers name is a tag.
const spoken =
  globalThis.navigator?.languages?.find((one) => /^ar(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/.test(one)) ?? 'ar';
const format = new Intl.NumberFormat(spoken);

/** A number as everything around it writes numbers: `٤` beside `٤٫٠٠`. */
export const digits = (number: number): string => format.format(number);
