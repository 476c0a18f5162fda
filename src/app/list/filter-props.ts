import type { Field, Filter } from '#specification';

/** What the control of one filter is given. */
export interface FilterProps {
  field: Field;
  label: string;
  /** Absent where the list is not filtered by it. */
  filter: Filter | undefined;
  onChange: (filter: Filter | undefined) => void;
}

/** The values that are chosen. */
export function chosenIn(filter: Filter | undefined): readonly string[] {
  return filter && 'oneOf' in filter ? filter.oneOf : [];
}

/** The filter by some values; none where there is no value. */
export function oneOf(values: readonly string[]): Filter | undefined {
  return values.length > 0 ? { oneOf: [...values] } : undefined;
}
