import type { Around, Entity, Product, Sight, Subject, Values } from '#specification';
import { Others } from './others.ts';
import type { Reads, StoredRecord } from './stores/index.ts';

/** More steps through references than this are not followed. */
const furthest = 60;

/**
 * What lies around the records of one request: other records, loaded as they are asked for. Something that is asked of
 * one that is not here yet is not known; `settle` loads it and asks again.
 */
export class Lookup {
  readonly product: Product;
  /** The whole truth: what gates are judged by. */
  readonly truth: Around;
  /** Limited to what the asker may see. */
  readonly seen: Around;
  readonly #store: Reads;
  readonly #records = new Map<Entity, Map<string, Values | null>>();
  readonly #others = new Others();
  readonly #missing = new Map<Entity, Set<string>>();
  // As short-lived as the request: weak ones would hold up every collection of a hundred thousand records.
  readonly #sights = new Map<Values, Sight>();
  readonly #listed = new Set<Values>();
  #found: Map<Entity, Set<string>> | undefined;
  #isCutShort = false;

  constructor(product: Product, store: Reads, subject: Subject, now: Date) {
    this.product = product;
    this.#store = store;
    this.truth = {
      subject,
      now,
      find: (entity, key) => this.#find(entity, key),
      all: (entity, equals) => this.#others.find(entity, equals),
    };
    this.seen = {
      ...this.truth,
      find: (entity, key) => this.#note(entity, key, this.#find(entity, key)),
      sight: (entity, values) => this.sight(entity, values),
    };
  }

  /** The answers of a stored record, all of them. The same object for the same record. */
  valuesOf(entity: Entity, record: StoredRecord, isListed = false): Values {
    // Of a hundred thousand that a list looks through, a page is shown: the others need no copy.
    const values = isListed ? entity.completed(record.values) : entity.complete(record.values);
    if (isListed && !this.product.access.isOpen) this.#listed.add(values);
    return values;
  }

  /** What the asker may see of a record: what may be listed of one that is listed, else what may be read. */
  sight(entity: Entity, values: Values): Sight {
    const { access } = this.product;
    if (access.isOpen) return access.sight('read', entity, this.truth, values);
    let sight = this.#sights.get(values);
    if (!sight) {
      sight = access.sight(this.#listed.has(values) ? 'list' : 'read', entity, this.truth, values);
      // While something is missing, what was decided may change.
      if (!this.#isMissing) this.#sights.set(values, sight);
    }
    return sight;
  }

  /** Asks something, loads what was missing, and asks again until nothing is. */
  async settle<T>(ask: () => T | Promise<T>): Promise<T> {
    for (let step = 0; ; step++) {
      this.#missing.clear();
      this.#others.forget();
      const answer = await ask();
      if (!this.#isMissing) return answer;
      if (step === furthest) {
        this.#isCutShort = true;
        return answer;
      }
      await this.#load();
    }
  }

  /** Whether something that was asked leads further than is followed: what rests on it was not known. */
  get isCutShort(): boolean {
    return this.#isCutShort;
  }

  /** Notes every record that is found by what the asker may see, not those that gates rest on. */
  async noting(ask: () => void): Promise<ReadonlyMap<Entity, ReadonlySet<string>>> {
    let found = new Map<Entity, Set<string>>();
    try {
      await this.settle(() => {
        // Anew each time: what had to be loaded first must not show in the order.
        found = new Map();
        this.#found = found;
        ask();
      });
    } finally {
      this.#found = undefined;
    }
    return found;
  }

  get #isMissing(): boolean {
    return this.#missing.size > 0 || this.#others.isMissing;
  }

  #find(entity: Entity, key: string): Values | null | undefined {
    const known = this.#records.get(entity);
    if (!known?.has(key)) {
      const missing = this.#missing.get(entity) ?? new Set();
      this.#missing.set(entity, missing.add(key));
      return undefined;
    }
    return known.get(key);
  }

  #note(entity: Entity, key: string, values: Values | null | undefined): Values | null | undefined {
    if (this.#found && values !== undefined) {
      const found = this.#found.get(entity) ?? new Set();
      this.#found.set(entity, found.add(key));
    }
    return values;
  }

  async #load() {
    await this.#others.load(this.#store, (entity, record) => this.valuesOf(entity, record));
    for (const [entity, keys] of this.#missing) {
      const records = await this.#store.getMany(entity.name, [...keys]);
      const known = this.#records.get(entity) ?? new Map<string, Values | null>();
      for (const key of keys) {
        const record = records.get(key);
        known.set(key, record ? this.valuesOf(entity, record) : null);
      }
      this.#records.set(entity, known);
    }
  }
}
