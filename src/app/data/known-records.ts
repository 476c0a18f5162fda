import { type Client, type Included, includedOf } from '#client';
import type { Around, Entity, Subject, Values } from '#specification';
import { fewAtOnce } from './few-at-once.ts';
import { type Known, knownFrom } from './known.ts';

interface Wanted {
  entity: Entity;
  key: string;
}

/** How long what is known and may have changed waits: the lists that are asked anew mostly bring it along. */
const staleDelay = 500;
const hidden: Known = { state: 'hidden' };
/** References lead through no more records than this. */
const furthest = 12;

/**
 * The records that references lead to, as far as they are known to who is looking. One that is asked for and not known
 * is loaded once what asked has been drawn; who follows is told then, and asks again. Each key is asked for once.
 */
export class KnownRecords {
  readonly #client: Pick<Client, 'read'>;
  readonly #subject: Subject;
  readonly #known = new Map<string, Known>();
  readonly #stale = new Set<string>();
  /** What was asked for before it may have changed, and is not here yet. */
  readonly #outdated = new Set<string>();
  readonly #wanted = new Map<string, Wanted>();
  readonly #loading = new Map<string, Promise<void>>();
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #around: Around;
  /** How much work is under way after which is told what became known. */
  #held = 0;
  #isStaleThen = false;

  constructor(client: Pick<Client, 'read'>, subject: Subject) {
    this.#client = client;
    this.#subject = subject;
    this.#around = this.#look();
  }

  /** What lies around a record, for expressions and names. Another object as soon as more is known. */
  readonly around = (): Around => this.#around;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What is known of a record; undefined while it is on its way. */
  get(entity: Entity, key: string): Known | undefined {
    const name = nameOf(entity, key);
    const known = this.#known.get(name);
    // The document says already that none of them may be seen: nobody has to be asked.
    if (!known && entity.product.access.decide('read', entity, { subject: this.#subject }).answer === false)
      return hidden;
    if ((!known || this.#stale.has(name)) && !this.#loading.has(name))
      this.#want(name, { entity, key }, known ? staleDelay : 0);
    return known;
  }

  /** All that are known, by entity. */
  found(): Record<string, Values[]> {
    // An entity may be called as every object has it.
    const found: Record<string, Values[]> = Object.create(null);
    for (const [name, known] of this.#known) {
      if (known.state !== 'found') continue;
      const entity = name.slice(0, name.indexOf('\u0000'));
      found[entity] ??= [];
      found[entity].push(known.values);
    }
    return found;
  }

  /** Takes over a record that was answered. */
  put(entity: Entity, values: Values) {
    this.#set(nameOf(entity, entity.keyOf(values)), { state: 'found', values });
    this.#tell();
  }

  /** Takes over the records that came along with an answer. */
  putAll(entity: Entity, included: Included) {
    const found = entity.product.entities.flatMap((other) =>
      includedOf(included, other).map((values) => ({ other, values })),
    );
    for (const { other, values } of found) this.#set(nameOf(other, other.keyOf(values)), { state: 'found', values });
    if (found.length > 0) this.#tell();
  }

  /** Anything may have changed: what is asked for again is loaded again. */
  invalidate() {
    this.#isStaleThen = this.#held > 0;
    if (this.#isStaleThen) return;
    for (const name of this.#known.keys()) this.#stale.add(name);
    for (const name of this.#loading.keys()) this.#outdated.add(name);
    this.#tell();
  }

  /** The line is back: what could not be had is asked for again. */
  askAgain() {
    const failed = this.#failed();
    for (const name of failed) this.#stale.add(name);
    if (failed.length > 0) this.#tell();
  }

  /** Whoever asks next waits for what could not be had, too. */
  forgetFailed() {
    for (const name of this.#failed()) this.#known.delete(name);
  }

  #failed(): string[] {
    return [...this.#known].flatMap(([name, { state }]) => (state === 'failed' ? [name] : []));
  }

  /** Does work in which much becomes known, and may have changed: that is told once, when all of it is done. */
  async together<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#held++;
    try {
      return await work();
    } finally {
      this.#held--;
      if (this.#isStaleThen) this.invalidate();
      else this.#tell();
    }
  }

  /** Asks something, loads what was missing, and asks again until nothing is. */
  async settle<T>(ask: (around: Around) => T): Promise<T> {
    for (let step = 0; ; step++) {
      const answer = ask(this.#around);
      const isMissing = [...this.#wanted.keys(), ...this.#loading.keys()].some((name) => !this.#known.has(name));
      if (!isMissing || step === furthest) return answer;
      this.#load();
      await Promise.all(this.#loading.values());
    }
  }

  #want(name: string, wanted: Wanted, delay: number) {
    if (this.#wanted.has(name)) return;
    this.#wanted.set(name, wanted);
    if (delay === 0) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
    }
    this.#timer ??= setTimeout(() => this.#load(), delay);
  }

  #load() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const wanted = [...this.#wanted].filter(([name]) => !this.#known.has(name) || this.#stale.has(name));
    this.#wanted.clear();
    if (wanted.length === 0) return;
    const all = fewAtOnce(wanted, ([name, one]) => this.#ask(name, one)).then(() => this.#tell());
    for (const [name] of wanted) this.#loading.set(name, all);
  }

  async #ask(name: string, { entity, key }: Wanted) {
    const before = this.#known.get(name);
    const found = await this.#client.read(entity, { [entity.key]: key }).then(
      ({ values, included }) => ({ known: { state: 'found', values } as const, included }),
      (error: unknown) => ({ known: knownFrom(error), included: undefined }),
    );
    this.#loading.delete(name);
    const isOutdated = this.#outdated.delete(name);
    // What was answered meanwhile is newer.
    if (this.#known.get(name) === before) this.#set(name, found.known);
    if (isOutdated) this.#stale.add(name);
    if (!found.included) return;
    this.putAll(entity, found.included);
    this.askAgain();
  }

  #set(name: string, known: Known) {
    this.#known.set(name, known);
    this.#stale.delete(name);
  }

  #tell() {
    if (this.#held > 0) return;
    this.#around = this.#look();
    for (const listener of this.#listeners) listener();
  }

  #look(): Around {
    return {
      subject: this.#subject,
      get now() {
        return new Date();
      },
      find: (entity, key) => {
        const known = this.get(entity, key);
        if (known?.state === 'none') return null;
        return known?.state === 'found' ? known.values : undefined;
      },
    };
  }
}

function nameOf(entity: Entity, key: string): string {
  return `${entity.name}\u0000${key}`;
}
