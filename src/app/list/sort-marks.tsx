import { Flag } from 'lucide-react';
import { type Entity, type Field, type Path, parseSortKey, type Values } from '#specification';
import type { ListAddress } from './use-list-query.ts';

/** What the records are sorted by and do not show: nothing else in them would tell why they stand in this order. */
export function unseenSorts({ sort }: ListAddress, entity: Entity, shown: readonly Path[]): Field[] {
  const sorts = sort.flatMap((key) => entity.field(parseSortKey(key).name) ?? []);
  return sorts.filter(({ name }) => !shown.some((path) => path.name === name));
}

/** A mark for each of some fields that a record answers with yes; undefined where there is none. */
export function marksOf(fields: readonly Field[], record: Values) {
  const said = fields.filter(({ name, kindName }) => kindName === 'boolean' && record[name] === true);
  if (said.length === 0) return undefined;
  return said.map(({ name, label }) => (
    <span key={name} title={label.text}>
      <Flag role="img" aria-label={label.text} className="size-3.5" />
    </span>
  ));
}
