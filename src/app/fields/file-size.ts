import { numberFormat } from './formats.ts';

/** `312 kB`: how large a file is, in the words of a language. */
export function fileSize(locale: string, bytes: number): string {
  const [unit, count] =
    bytes < 1_000 ? ['byte', bytes] : bytes < 1_000_000 ? ['kilobyte', bytes / 1_000] : ['megabyte', bytes / 1_000_000];
  return numberFormat(locale, { style: 'unit', unit, maximumFractionDigits: unit === 'megabyte' ? 1 : 0 }).format(
    count,
  );
}
