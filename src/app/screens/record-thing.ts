import { type Messages, useMessages } from '#app/messages';
import type { Entity, Values } from '#specification';
import { useRecordName } from './record-name.ts';

/** What a record is and is called: `Repair R-000012`. */
export function useRecordThing(): (entity: Entity, values: Values) => string {
  const nameOf = useRecordName();
  return (entity, values) => thingOf(entity.label.text, nameOf(entity, values));
}

/** What some records are, as an answer to a question about them: the one by name, several by their number. */
export function useRecordThings(): (entity: Entity, records: readonly Values[]) => string {
  const thingOfOne = useRecordThing();
  const { list } = useMessages();
  return (entity, records) => {
    const [one] = records;
    return one && records.length === 1 ? thingOfOne(entity, one) : severalOf(entity, records.length, list);
  };
}

/** A name that says already what it is the name of is enough. */
export function thingOf(label: string, name: string): string {
  const says = name.toLocaleLowerCase().includes(label.toLocaleLowerCase());
  return says || name === '' ? name || label : `${label} ${name}`;
}

/** So many records, by what several are called where that is stated: the word for one is none for many. */
export function severalOf({ label, plural }: Entity, count: number, list: Messages['list']): string {
  if (count === 1) return list.several(count, label.text);
  return list.several(count, plural.assumed ? undefined : plural.text);
}
