/** `312 kB`: how large a file is, in the words of a language. */
export function fileSize(locale: string, size: number | string | undefined): string {
  const bytes = Number(size);
  const [unit, count] =
    bytes < 1_000 ? ['byte', bytes] : bytes < 1_000_000 ? ['kilobyte', bytes / 1_000] : ['megabyte', bytes / 1_000_000];
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    // The short one has no plural.
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  });
  return format.format(count);
}
