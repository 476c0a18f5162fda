import type { UiStrings } from '#components/locale';

interface Bounds {
  min?: string;
  max?: string;
}

/** Why a day or a time, written as in ISO 8601, is not between the first and the last; undefined where it is. */
export function outOfBounds(
  value: string,
  { min, max }: Bounds,
  strings: UiStrings,
  write: (value: string) => string,
): string | undefined {
  if (min !== undefined && value < min) return strings.notBefore(write(min));
  return max !== undefined && value > max ? strings.notAfter(write(max)) : undefined;
}
