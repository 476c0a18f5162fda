import { type Field, isEmpty, isObject, isSame } from '#specification';

/** One answer that a change changed, and where it stands: below which properties, in which items. */
export interface Difference {
  kind: 'changed' | 'added' | 'removed' | 'reordered';
  /** From the outside in; an item is what its name is, else its place from 1. */
  trail: readonly (Field | Item)[];
  field: Field;
  before: unknown;
  after: unknown;
}

/** An item of a list, by what names it. */
interface Item {
  field: Field;
  name: unknown;
  place: number;
}

/** What became of an answer, down to the properties and items that are not as they were. */
export function differences(
  field: Field,
  before: unknown,
  after: unknown,
  trail: Difference['trail'] = [field],
): Difference[] {
  if (isKnownSame(before, after)) return [];
  const { items, properties } = field;
  if (items && isList(before) && isList(after)) return inList(field, items, before ?? [], after ?? [], trail);
  if (properties.length > 0 && isObject(before) && isObject(after))
    return properties.flatMap((property) =>
      differences(property, before[property.name] ?? null, after[property.name] ?? null, [...trail, property]),
    );
  return [{ kind: 'changed', trail, field, before, after }];
}

function inList(
  field: Field,
  items: Field,
  before: readonly unknown[],
  after: readonly unknown[],
  trail: Difference['trail'],
): Difference[] {
  const came = without(after, before);
  const went = without(before, after);
  if (came.length === 0 && went.length === 0) return [{ kind: 'reordered', trail, field, before, after }];
  const pairs = items.properties.length > 0 ? pairsOf(items, went, came) : [];
  const one = (kind: 'added' | 'removed', { value }: Placed): Difference =>
    kind === 'added'
      ? { kind, trail, field: items, before: undefined, after: value }
      : { kind, trail, field: items, before: value, after: undefined };
  return [
    ...went.filter((item) => !pairs.some(([old]) => old === item)).map((item) => one('removed', item)),
    ...pairs.flatMap(([old, now]) => {
      const item: Item = { field: items, name: nameIn(items, old.value), place: now.place };
      return differences(items, old.value, now.value, [...trail, item]);
    }),
    ...came.filter((item) => !pairs.some(([, now]) => now === item)).map((item) => one('added', item)),
  ];
}

interface Placed {
  value: unknown;
  /** From 1. */
  place: number;
}

/** What one list has and the other has not, as often as that is so. */
function without(list: readonly unknown[], other: readonly unknown[]): Placed[] {
  const left = other.map((item) => JSON.stringify(item));
  return list.flatMap((value, index) => {
    const at = left.indexOf(JSON.stringify(value));
    if (at < 0) return [{ value, place: index + 1 }];
    left.splice(at, 1);
    return [];
  });
}

/** Items that are the same one before and after: of the same name, else at the same place. */
function pairsOf(items: Field, went: readonly Placed[], came: readonly Placed[]): [Placed, Placed][] {
  const pairs: [Placed, Placed][] = [];
  const pair = (isPair: (old: Placed, now: Placed) => boolean) => {
    for (const old of went) {
      const now = came.find((one) => isPair(old, one) && !pairs.some(([, taken]) => taken === one));
      if (now && !pairs.some(([taken]) => taken === old)) pairs.push([old, now]);
    }
  };
  pair((old, now) => {
    const name = nameIn(items, old.value);
    return name !== undefined && isSame(name, nameIn(items, now.value));
  });
  pair((old, now) => nameIn(items, old.value) === undefined && old.place === now.place);
  return pairs.toSorted(([, one], [, other]) => one.place - other.place);
}

/** The first answer of an item names it; undefined where there is none. */
function nameIn(items: Field, value: unknown): unknown {
  const first = items.properties[0];
  const name = first && isObject(value) ? value[first.name] : undefined;
  return isEmpty(name) ? undefined : name;
}

/** Undefined may not be seen: it is not known to be nothing. */
const isKnownSame = (one: unknown, other: unknown) =>
  (one === undefined) === (other === undefined) && isSame(one, other);
/** One that is not there is an empty one; undefined may not be seen. */
const isList = (value: unknown): value is unknown[] | null => value === null || Array.isArray(value);
