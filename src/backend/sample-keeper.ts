import { fnv1a, type Product } from '#specification';
import { isFresh, type MadeSamples, sampleRecords } from './sample-records.ts';
import type { FillOptions, NewRecord, Reads, Store } from './stores/index.ts';

/** What became of the samples: as they were made, changed by somebody, or changed and made for an older document. */
export type SampleState = 'untouched' | 'touched' | 'older';

/** Where it is kept what samples were made for. No entity of a document can be called so. */
const place = '$samples';

interface Mark {
  /** What they rest on. */
  origin: string;
  /** RFC 3339. */
  made: string;
  isTouched: boolean;
}

/**
 * Keeps the samples of a store: entities that never had a record get some, and while nobody changed anything all are made
 * anew when what they rest on changes.
 */
export class SampleKeeper {
  readonly #product: Product;
  readonly #store: Store;
  readonly #beforehand: (() => Promise<MadeSamples>) | undefined;
  readonly #origin: string;

  constructor(product: Product, store: Store, beforehand?: () => Promise<MadeSamples>) {
    this.#product = product;
    this.#store = store;
    this.#beforehand = beforehand;
    this.#origin = originOf(product);
  }

  /** Makes what is missing, and what was made for another document and never touched. */
  async fill(now: Date): Promise<void> {
    const names = this.#product.entities.map(({ name }) => name);
    // While a document is written there are moments without any: what is kept is for those that come back.
    if (names.length === 0) return;
    const untouched = await Promise.all(names.map((name) => this.#store.isUntouched(name)));
    const mark = await markIn(this.#store);
    const isStale = mark && !mark.isTouched && (mark.origin !== this.#origin || !isFresh(mark, now));
    const records = () => sampleRecords(this.#product, now, this.#beforehand);
    if (isStale) await this.#keep(await records(), now, async (read) => !(await markIn(read))?.isTouched);
    // What somebody changed of entities that this document does not have is theirs as well.
    else if (!mark?.isTouched && !untouched.includes(false)) await this.#keep(await records(), now, hasNone(names));
    else if (untouched.includes(true)) await this.#store.fill(await records(), { onlyUntouched: true });
  }

  /** Somebody changed something: from here on nothing is made anew by itself. */
  async touch(): Promise<void> {
    // Read each time: another tab may have begun anew meanwhile.
    const mark = await markIn(this.#store);
    if (mark && !mark.isTouched) await this.#store.fill(marked({ ...mark, isTouched: true }));
  }

  /** Undefined where it is not known that there ever were any. */
  async state(): Promise<SampleState | undefined> {
    const mark = await markIn(this.#store);
    if (!mark) return undefined;
    if (!mark.isTouched) return 'untouched';
    return mark.origin === this.#origin ? 'touched' : 'older';
  }

  /** Replaces all records by samples. */
  async reset(now: Date): Promise<void> {
    await this.#keep(await sampleRecords(this.#product, now), now);
  }

  /** @param where to make them takes a while: what somebody changed meanwhile, in another tab too, stays */
  async #keep(records: Record<string, readonly NewRecord[]>, now: Date, where?: FillOptions['where']) {
    const mark = { origin: this.#origin, made: now.toISOString(), isTouched: false };
    await this.#store.fill({ ...records, ...marked(mark) }, { where });
  }
}

const marked = (mark: Mark) => ({ [place]: [{ key: place, values: { ...mark }, changes: [] }] });

async function markIn(read: Reads): Promise<Mark | undefined> {
  const { origin, made, isTouched } = (await read.get(place, place))?.values ?? {};
  if (typeof origin !== 'string' || typeof made !== 'string') return undefined;
  return { origin, made, isTouched: isTouched !== false };
}

/** Whether no entity has a record. */
function hasNone(entities: readonly string[]): FillOptions['where'] {
  return async (read) => {
    for (const entity of entities) if ((await read.find(entity, { limit: 1 })).records.length > 0) return false;
    return true;
  };
}

/** What samples rest on, as a short text: another where any of it is another. */
function originOf({ specification }: Product): string {
  const { purpose, screens, entities, lifecycles, rules, access, constants } = specification;
  const lists = Object.values(screens ?? {}).map((screen) => [screen?.kind, screen?.entity]);
  const { locales, currency, timeZone } = purpose;
  const text = JSON.stringify([locales, currency, timeZone, lists, entities, lifecycles, rules, access, constants]);
  return `${text.length}-${fnv1a(text).toString(36)}`;
}
