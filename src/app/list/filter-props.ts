import type { ReactNode } from 'react';
import type { Field, Filter } from '#specification';
import type { Operator } from './operators.ts';

/** What is to be filtered by instead; where it rests on what is filtered by, on what that is by then. */
export type FilterChange = Filter | undefined | ((before: Filter | undefined) => Filter | undefined);

/** What the control of one filter is given. */
export interface FilterProps {
  field: Field;
  label: string;
  /** How it asks: the control is for what it asks for. */
  operator: Operator;
  /** The choice of how it asks, beside its label. */
  condition: ReactNode;
  /** Absent where the list is not filtered by it. */
  filter: Filter | undefined;
  onChange: (change: FilterChange) => void;
}

/** All filters, with one of them changed. */
export function filtersWith(filters: ReadonlyMap<string, Filter>, name: string, change: FilterChange) {
  const filter = typeof change === 'function' ? change(filters.get(name)) : change;
  const next = new Map(filters);
  if (filter) next.set(name, filter);
  else next.delete(name);
  return next;
}

/** The values that are chosen. */
export function chosenIn(filter: Filter | undefined): readonly string[] {
  return filter && 'oneOf' in filter ? filter.oneOf : [];
}

/** The filter by some values, or by all others; none where there is no value. */
export function oneOf(values: readonly string[], operator: Operator): Filter | undefined {
  if (values.length === 0) return undefined;
  return operator === 'isNot' ? { oneOf: [...values], not: true } : { oneOf: [...values] };
}
