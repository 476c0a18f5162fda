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
  // A day bounds every time of it, and a minute every second.
  const along = (bound: string) => Math.min(value.length, bound.length);
  const isBefore = (bound: string) => value.slice(0, along(bound)) < bound.slice(0, along(bound));
  const isAfter = (bound: string) => value.slice(0, along(bound)) > bound.slice(0, along(bound));
  if (min !== undefined && isBefore(min)) return strings.notBefore(write(min));
  return max !== undefined && isAfter(max) ? strings.notAfter(write(max)) : undefined;
}
