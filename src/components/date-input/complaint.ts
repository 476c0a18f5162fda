import type { UiStrings } from '#components/locale';
import type { Held } from './use-answer.ts';

interface Asked extends Pick<Held, 'value' | 'typed'> {
  min?: string;
  max?: string;
}

/** What is wrong with an answer; undefined where nothing is. */
export function complaintOf(
  { value, typed, min, max }: Asked,
  strings: UiStrings,
  write: (value: string) => string,
): string | undefined {
  if (value === null) return typed === null ? undefined : strings.unfinished;
  if (min !== undefined && value < min) return strings.notBefore(write(min));
  return max !== undefined && value > max ? strings.notAfter(write(max)) : undefined;
}
