const format = new Intl.NumberFormat('ar');

/** A number as everything around it writes numbers: `٤` beside `٤٫٠٠`. */
export const digits = (number: number): string => format.format(number);
