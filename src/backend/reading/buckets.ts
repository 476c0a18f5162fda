import { type Around, beginOf, Day, dayAt, isEmpty, type Path, type Values, type Widget, zoneOf } from '#specification';
import { answerAt, entriesOf } from './match.ts';

/** What a widget counts, and how much. */
export interface Bucket {
  /** A value of the field, or the first day of a stretch of the calendar; null where there is no answer. */
  key: string | null;
  value: number | null;
}

/** What is aggregated of some records; null where there is nothing to say. */
export function aggregate({ facts, field }: Widget, rows: readonly Values[], around: Around): number | null {
  const kind = facts.aggregate ?? 'count';
  if (kind === 'count' || !field) return rows.length;
  const numbers = rows.flatMap((values) => amountsOf(field, values, around));
  if (kind === 'sum') return rounded(sum(numbers));
  if (numbers.length === 0) return null;
  switch (kind) {
    case 'average':
      return rounded(sum(numbers) / numbers.length);
    case 'min':
      return numbers.reduce((least, number) => Math.min(least, number));
    case 'max':
      return numbers.reduce((most, number) => Math.max(most, number));
  }
}

/** How much the answers at a path are, as numbers. */
export function amountsOf(path: Path, values: Values, around: Around): number[] {
  const { kind } = path.field.items ?? path.field;
  return entriesOf(path.read(values, around)).flatMap((answer) => kind.amount?.(answer) ?? []);
}

/** What some numbers come to; null where there is none. */
export type Figures = Record<'sum' | 'average' | 'min' | 'max', number | null>;

export function figuresOf(numbers: readonly number[]): Figures {
  if (numbers.length === 0) return { sum: null, average: null, min: null, max: null };
  const total = sum(numbers);
  return {
    sum: rounded(total),
    average: rounded(total / numbers.length),
    min: numbers.reduce((least, number) => Math.min(least, number)),
    max: numbers.reduce((most, number) => Math.max(most, number)),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function rounded(value: number): number {
  return Number(value.toFixed(6));
}

/** The records by the value that they have at a path; states and choices in their order, also those that nothing has; last who has none. */
export function byValue(widget: Widget, by: Path, rows: readonly Values[], around: Around): Bucket[] {
  const { field } = by;
  const item = field.items ?? field;
  const groups = new Map<string | null, Values[]>();
  if (field.isState) for (const { name } of field.entity.lifecycle?.states ?? []) groups.set(name, []);
  for (const { value } of item.choices) groups.set(String(value), []);
  const without: Values[] = [];
  for (const values of rows) {
    const answer = answerAt(by, values, around);
    const answers = new Set(entriesOf(answer).filter((one) => !isEmpty(one)));
    for (const one of answers) groupOf(String(one), groups).push(values);
    // What may not be seen is not told of either.
    if (answers.size === 0 && answer !== undefined) without.push(values);
  }
  if (without.length > 0) groups.set(null, without);
  return [...groups].map(([key, group]) => ({ key, value: aggregate(widget, group, around) }));
}

function groupOf<Key>(key: Key, groups: Map<Key, Values[]>): Values[] {
  const group = groups.get(key) ?? [];
  groups.set(key, group);
  return group;
}

const mostStretches = 60;

/** The records by the stretch of the calendar that they fall into: the last sixty, none left out between. */
export function byTime(widget: Widget, by: Path, rows: readonly Values[], around: Around): Bucket[] {
  const zone = zoneOf(by.field.product.timeZone);
  const per = widget.facts.per ?? 'week';
  const locale = by.field.product.locales[0] ?? 'en';
  const groups = new Map<string, Values[]>();
  for (const values of rows) {
    const days = entriesOf(by.read(values, around)).flatMap((answer) => dayAt(answer, zone) ?? []);
    for (const key of new Set(days.map((day) => beginOf(day, per, locale).toString())))
      groupOf(key, groups).push(values);
  }
  const keys = [...groups.keys()].sort();
  const [first, last] = [keys[0], keys.at(-1)];
  if (!first || !last) return [];
  const stretches: string[] = [];
  for (
    let at = Day.parse(last);
    at && at.toString() >= first && stretches.length < mostStretches;
    at = beginOf(at.plus(-1), per, locale)
  )
    stretches.unshift(at.toString());
  return stretches.map((key) => ({ key, value: aggregate(widget, groups.get(key) ?? [], around) }));
}
