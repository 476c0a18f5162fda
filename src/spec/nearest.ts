import { closest, distance } from 'fastest-levenshtein';

/** `; did you mean 'ticket'?` when a name close to the wrong one exists, else what there is to choose from. */
export function didYouMean(wrong: string, names: readonly string[]): string {
  if (names.length === 0) return '';
  const near = closest(wrong, names as string[]);
  if (distance(wrong.toLowerCase(), near.toLowerCase()) <= Math.max(2, wrong.length / 3))
    return `; did you mean '${near}'?`;
  return names.length <= 12 ? `; there is ${names.map((name) => `'${name}'`).join(', ')}` : '';
}
