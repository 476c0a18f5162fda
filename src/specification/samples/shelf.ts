import { type Around, type Entity, type Field, type Values, withComputed } from '../compile/index.ts';
import { uniquesIn } from '../validation/store-rules.ts';
import { isOver } from './way.ts';

interface Made {
  all: Values[];
  /** Of all of them, in order; absent until somebody asks. */
  keys?: string[] | undefined;
  byKey: Map<string, Values>;
  /** Which record has something of which no two have the same. */
  owners: Map<string, Values>;
  /** How many of those that are not over refer to something by a field. */
  busy: Map<string, number>;
}

/** The records that were made so far. */
export class Shelf {
  readonly #now: Date;
  readonly #made = new Map<Entity, Made>();

  constructor(now: Date) {
    this.#now = now;
  }

  /** From here on it is known which records an entity has. */
  begin(entity: Entity) {
    this.#made.set(entity, { all: [], byKey: new Map(), owners: new Map(), busy: new Map() });
  }

  isBegun(entity: Entity): boolean {
    return this.#made.has(entity);
  }

  records(entity: Entity): readonly Values[] {
    return this.#made.get(entity)?.all ?? [];
  }

  /** The keys of the records, in order. */
  keys(entity: Entity): readonly string[] {
    const made = this.#made.get(entity);
    if (!made) return [];
    made.keys ??= made.all.map((record) => entity.keyOf(record));
    return made.keys;
  }

  add(entity: Entity, record: Values) {
    const made = this.#made.get(entity);
    made?.all.push(record);
    made?.keys?.push(entity.keyOf(record));
    made?.byKey.set(entity.keyOf(record), record);
    for (const name of this.#namesOf(entity, record)) made?.owners.set(name, record);
    this.#count(entity, record, 1);
  }

  remove(entity: Entity, record: Values) {
    const made = this.#made.get(entity);
    if (!made) return;
    made.all = made.all.filter((one) => one !== record);
    made.keys = undefined;
    made.byKey.delete(entity.keyOf(record));
    this.#count(entity, record, -1);
    for (const [name, owner] of made.owners) if (owner === record) made.owners.delete(name);
  }

  /** Exchanges a record for another of the same key, in its place. */
  replace(entity: Entity, record: Values, by: Values) {
    const made = this.#made.get(entity);
    if (!made) return;
    for (const [name, owner] of made.owners) if (owner === record) made.owners.delete(name);
    made.all[made.all.indexOf(record)] = by;
    made.byKey.set(entity.keyOf(by), by);
    for (const name of this.#namesOf(entity, by)) made.owners.set(name, by);
    this.#count(entity, record, -1);
    this.#count(entity, by, 1);
  }

  /** How many records that are not over refer to something by a field: what is in hand is rarely begun a second time. */
  busy(field: Field, key: string): number {
    return this.#made.get(field.entity)?.busy.get(`${field.name} ${key}`) ?? 0;
  }

  #count(entity: Entity, record: Values, by: 1 | -1) {
    const busy = this.#made.get(entity)?.busy;
    if (!busy || !isInHand(entity, record)) return;
    for (const { name, to } of entity.fields) {
      const place = `${name} ${record[name]}`;
      if (to) busy.set(place, (busy.get(place) ?? 0) + by);
    }
  }

  /** The first fields of what a record has that another has already. */
  taken(entity: Entity, record: Values, replaced?: Values): string[] {
    const made = this.#made.get(entity);
    const key = entity.keyOf(record);
    const isOther = (owner: Values | undefined) => owner !== undefined && owner !== record && owner !== replaced;
    const found = this.#uniquesOf(entity, record).flatMap(({ name, answer, paths }) =>
      isOther(made?.owners.get(`${name} ${answer}`)) ? paths.map(([field = '']) => field) : [],
    );
    return isOther(made?.byKey.get(key)) ? [...found, entity.key] : found;
  }

  #namesOf(entity: Entity, record: Values): string[] {
    return this.#uniquesOf(entity, record).map(({ name, answer }) => `${name} ${answer}`);
  }

  /** Also of what is worked out. */
  #uniquesOf(entity: Entity, record: Values) {
    return uniquesIn(entity, withComputed(entity, record, this.around(entity, record)));
  }

  /** What lies around a record, on the shelf or not yet on it. */
  around(entity: Entity, record: Values): Around {
    const key = entity.keyOf(record);
    return {
      now: this.#now,
      find: (other, wanted) => {
        if (other === entity && wanted === key) return record;
        const made = this.#made.get(other);
        return made ? (made.byKey.get(wanted) ?? null) : undefined;
      },
      all: (other) => this.#made.get(other)?.all,
    };
  }
}

/** Whether something still follows for a record. */
export function isInHand({ lifecycle }: Entity, record: Values): boolean {
  const state = lifecycle?.stateOf(record);
  return lifecycle !== undefined && state !== undefined && !isOver(state, lifecycle);
}
