import { type Change, type Client, type OneRecord, ProblemError, Unreachable } from '#client';
import type { Product, Subject, Values } from '#specification';
import type { Shelf } from './shelf.ts';

/** A change that waits for the line. */
export interface WaitingChange {
  /** Of the place where it is kept: later ones sort behind. */
  id: string;
  /** The key of who made it. */
  by: string;
  entity: string;
  /** `create`, `update`, `delete` or a transition. */
  does: string;
  /** What the record is called; empty where it has no name yet. */
  name: string;
  /** The record as it was known; absent for a new one. */
  record?: { values: Values; etag?: string };
  values?: Values;
  idempotencyKey?: string;
}

type Sending = Pick<Client, 'change' | 'read'>;

/**
 * Keeps changes while nobody answers, and sends them in their order. Each lies under a name of its own: tabs that keep some
 * at the same time do not write over each other.
 */
export class Outbox {
  readonly #shelf: Shelf;
  readonly #prefix: string;
  readonly #product: Product;
  readonly #subject: Subject;
  readonly #refusals = new Map<string, unknown>();
  #count = 0;

  /** @param id of the document */
  constructor(shelf: Shelf, id: string, product: Product, subject: Subject) {
    this.#shelf = shelf;
    this.#prefix = `outbox.${id}.`;
    this.#product = product;
    this.#subject = subject;
  }

  /** What waits, first to be sent first; only what is of who looks. */
  waiting(): WaitingChange[] {
    return this.#shelf
      .names()
      .filter((name) => name.startsWith(this.#prefix))
      .sort()
      .flatMap((name) => parsed(this.#shelf.read(name), name))
      .filter(({ by }) => by === this.#subject.id);
  }

  /** Something that is another whenever what waits is another. */
  snapshot(): string {
    const refused = [...this.#refusals.keys()];
    return JSON.stringify([this.waiting().map(({ id }) => id), refused]);
  }

  /** Why the server refused a change; undefined where it did not. */
  refusalOf({ id }: WaitingChange): unknown {
    return this.#refusals.get(id);
  }

  /** Whether a change to the same record waits already: a later one must not overtake it. */
  holds({ entity, record }: Change): boolean {
    if (!record) return false;
    const key = entity.keyOf(record.values);
    return this.waiting().some(
      (one) => one.entity === entity.name && one.record && entity.keyOf(one.record.values) === key,
    );
  }

  /** @returns false where it could be done twice if it was sent twice, or there is no room: then it is not kept */
  add({ entity, does, record, values, idempotencyKey }: Change, name: string): boolean {
    const isRecognised = entity.product.operation(entity, does)?.call?.facts.idempotencyKey && idempotencyKey;
    if (!record?.etag && !isRecognised) return false;
    const at = `${Date.now()}`.padStart(15, '0') + `${this.#count++}`.padStart(6, '0');
    const kept: WaitingChange = {
      id: `${this.#prefix}${at}.${crypto.randomUUID()}`,
      by: this.#subject.id,
      entity: entity.name,
      does,
      name,
      ...(record ? { record: { values: record.values, etag: record.etag } } : {}),
      values,
      idempotencyKey,
    };
    if (this.#keep(kept)) return true;
    this.discard(kept);
    return false;
  }

  discard({ id }: WaitingChange) {
    this.#refusals.delete(id);
    this.#shelf.write(id, null);
  }

  /**
   * Sends what waits, until nobody answers or something is refused. One tab does; who asks for it comes after.
   * @param isAgain whether what was refused is sent once more
   */
  async send(client: Sending, onSent: () => void, isAgain = false): Promise<void> {
    if (isAgain) this.#refusals.clear();
    await navigator.locks.request(`ninefold.${this.#prefix}`, { ifAvailable: !isAgain }, async (lock) => {
      for (let [next] = this.waiting(); lock && next; [next] = this.waiting()) {
        if (this.#refusals.has(next.id) || !(await this.#sendOne(client, next))) return;
        onSent();
      }
    });
  }

  async #sendOne(client: Sending, next: WaitingChange): Promise<boolean> {
    try {
      const entity = this.#product.entity(next.entity);
      if (!entity) throw new Error(next.entity);
      const record = next.record && { changes: [], included: {}, ...next.record };
      const change = { ...next, entity, record };
      const saved = await client.change(change).catch((error) => savedBefore(client, change, error));
      this.discard(next);
      if (saved) this.#follow(next, saved);
      return true;
    } catch (error) {
      if (!(error instanceof Unreachable)) this.#refuse(next, error);
      return false;
    }
  }

  /** What waits for the same record was made on top of what was sent: it has the revision that came of that. */
  #follow(sent: WaitingChange, { etag }: OneRecord) {
    const key = this.#product.entity(sent.entity)?.keyOf(sent.record?.values ?? {});
    for (const one of this.waiting()) {
      const { record } = one;
      const isSame =
        one.entity === sent.entity && this.#product.entity(one.entity)?.keyOf(record?.values ?? {}) === key;
      if (record && isSame && record.etag === sent.record?.etag) this.#keep({ ...one, record: { ...record, etag } });
    }
  }

  #refuse(one: WaitingChange, error: unknown) {
    this.#refusals.set(one.id, error);
    // Whoever follows what is kept is told.
    this.#keep(one);
  }

  #keep(one: WaitingChange): boolean {
    const { id, ...kept } = one;
    return this.#shelf.write(id, JSON.stringify(kept));
  }
}

/** An answer that was lost on its way: what is refused as made from an older revision may be just what was saved then. */
async function savedBefore(client: Sending, { entity, does, record, values = {} }: Change, error: unknown) {
  if (does !== 'update' || !record || !(error instanceof ProblemError) || error.status !== 412) throw error;
  const now = await client.read(entity, record.values);
  const isSame = (name: string) => JSON.stringify(values[name] ?? null) === JSON.stringify(now.values[name] ?? null);
  if (!Object.keys(values).every(isSame)) throw error;
  return now;
}

function parsed(text: string | null, id: string): WaitingChange[] {
  try {
    const kept = JSON.parse(text ?? '');
    const isChange = [kept.by, kept.entity, kept.does, kept.name].every((part) => typeof part === 'string');
    return isChange ? [{ ...kept, id }] : [];
  } catch {
    return [];
  }
}
