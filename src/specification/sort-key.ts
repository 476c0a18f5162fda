/** One thing that a list is sorted by. */
export interface SortKey {
  /** A path, as in `appliance.customer.city`. */
  name: string;
  isDescending: boolean;
}

/** Reads `name`, or `-name` for what descends. */
export const parseSortKey = (written: string): SortKey => ({
  name: written.replace(/^-/, ''),
  isDescending: written.startsWith('-'),
});

/** The key as `parseSortKey` reads it. */
export const formatSortKey = ({ name, isDescending }: SortKey): string => `${isDescending ? '-' : ''}${name}`;

/** Without what is there already: what is alike by a field is alike by it the second time, too. */
export function uniqueSorts(written: readonly string[]): string[] {
  const names = written.map((key) => parseSortKey(key).name);
  return written.filter((_, index) => names.indexOf(names[index] ?? '') === index);
}
