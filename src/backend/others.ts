import type { Entity, Values } from '#specification';
import type { Find, Reads, StoredRecord } from './stores/index.ts';

/** Which records of an entity are asked for: those that have some answers, or all of them. */
interface Wanted {
  fields: readonly string[];
  equals: Values;
}

interface Known {
  /** By what they have. */
  groups: Map<string, readonly Values[]>;
  /** The same record is the same object in each group. */
  byKey: Map<string, Values>;
}

/** The records that rules over other records look at, loaded as they are asked for. */
export class Others {
  readonly #known = new Map<Entity, Known>();
  readonly #missing = new Map<Entity, Map<string, Wanted>>();

  get isMissing(): boolean {
    return this.#missing.size > 0;
  }

  /** Undefined where they are not here yet. */
  find(entity: Entity, equals: Values = {}): readonly Values[] | undefined {
    const wanted: Wanted = { fields: Object.keys(equals).sort(), equals };
    const name = nameOf(wanted, equals);
    const found = this.#known.get(entity)?.groups.get(name);
    if (!found) {
      const missing = this.#missing.get(entity) ?? new Map<string, Wanted>();
      this.#missing.set(entity, missing.set(name, wanted));
    }
    return found;
  }

  forget() {
    this.#missing.clear();
  }

  /** Asks the store once for all that is missing of an entity by the same fields. */
  async load(store: Reads, valuesOf: (entity: Entity, record: StoredRecord) => Values) {
    for (const [entity, missing] of this.#missing) {
      const known = this.#known.get(entity) ?? { groups: new Map(), byKey: new Map() };
      this.#known.set(entity, known);
      for (const wanted of Map.groupBy(missing.values(), ({ fields }) => JSON.stringify(fields)).values()) {
        const { records } = await store.find(entity.name, findOf(wanted));
        for (const one of wanted) known.groups.set(nameOf(one, one.equals), []);
        const [{ fields } = { fields: [] }] = wanted;
        for (const [name, group] of Map.groupBy(records, ({ values }) => nameOf({ fields }, values)))
          known.groups.set(
            name,
            group.map((record) => {
              const values = known.byKey.get(record.key) ?? valuesOf(entity, record);
              known.byKey.set(record.key, values);
              return values;
            }),
          );
      }
    }
  }
}

/** The same for records that have the same in some fields. */
function nameOf({ fields }: Pick<Wanted, 'fields'>, values: Values): string {
  return JSON.stringify(fields.map((name) => [name, values[name] ?? null]));
}

/** One query for several: they ask of the same fields. */
function findOf(wanted: readonly Wanted[]): Find {
  const [first] = wanted;
  if (!first || wanted.length === 1) return { equals: first?.equals };
  const names = new Set(wanted.map((one) => nameOf(one, one.equals)));
  return { where: ({ values }) => names.has(nameOf(first, values)) };
}
