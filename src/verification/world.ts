import type { Around, Entity, Product, Subject, Values } from '#specification';
import { type HeldUnique, referencesIn, uniquesIn } from '#specification/validation';

/** The records of a product, as far as they are known. */
export class World {
  readonly product: Product;
  readonly now: Date;
  /** What it was made of: the same for worlds that are the same. */
  readonly source: object;
  readonly #records: Map<string, Map<string, Values>>;
  readonly #owners = new Map<Entity, Map<string, string>>();

  constructor(product: Product, records: Readonly<Record<string, readonly Values[]>>, now: Date) {
    this.product = product;
    this.now = now;
    this.source = records;
    const begin = completed.get(records) ?? completeOf(product, records);
    completed.set(records, begin);
    this.#records = new Map([...begin].map(([name, own]) => [name, new Map(own)]));
  }

  records(entity: Entity): Values[] {
    return [...(this.#records.get(entity.name)?.values() ?? [])];
  }

  find(entity: Entity, key: string): Values | undefined {
    return this.#records.get(entity.name)?.get(key);
  }

  keep(entity: Entity, values: Values) {
    this.#records.get(entity.name)?.set(entity.keyOf(values), entity.complete(values));
    this.#owners.delete(entity);
  }

  /** The key of the record that has something of which no two have the same; undefined where none has. */
  ownerOf(entity: Entity, unique: HeldUnique): string | undefined {
    let owners = this.#owners.get(entity);
    if (!owners) {
      owners = new Map();
      for (const record of this.records(entity))
        for (const own of uniquesIn(entity, record)) owners.set(`${own.name} ${own.answer}`, entity.keyOf(record));
      this.#owners.set(entity, owners);
    }
    return owners.get(`${unique.name} ${unique.answer}`);
  }

  /** Whether another record refers to one: then it may be held by that. */
  isReferredTo(entity: Entity, record: Values): boolean {
    const key = entity.keyOf(record);
    return this.product.entities.some((other) =>
      this.records(other).some((one) =>
        referencesIn(other, one).some(({ to, key: held }) => to === entity && held === key),
      ),
    );
  }

  /** What lies around a record here when somebody asks. */
  around(subject?: Subject): Around {
    return {
      subject,
      now: this.now,
      find: (entity, key) => this.find(entity, key) ?? null,
      all: (entity) => this.records(entity),
    };
  }
}

type Records = Map<string, Map<string, Values>>;

const completed = new WeakMap<object, Records>();

function completeOf({ entities }: Product, records: Readonly<Record<string, readonly Values[]>>): Records {
  return new Map(
    entities.map((entity) => [
      entity.name,
      new Map(recordsIn(records, entity).map((values) => [entity.keyOf(values), entity.complete(values)])),
    ]),
  );
}

/** An entity may be called what every object inherits. */
function recordsIn(records: Readonly<Record<string, readonly Values[]>>, { name }: Entity): readonly Values[] {
  return (Object.hasOwn(records, name) ? records[name] : undefined) ?? [];
}
