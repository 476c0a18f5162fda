import { type Change, type OneRecord, Unreachable } from '#client';
import { isNotLoaded } from '#components/lazily';
import { type Entity, haveAll, type Product, type Subject } from '#specification';
import { afterChange } from './after-change.ts';
import type { KnownRecords } from './known-records.ts';
import { locks } from './locks.ts';
import { newId } from './new-id.ts';
import { pageOver } from './page-over.ts';
import type { Sending } from './send-waiting.ts';
import type { Shelf } from './shelf.ts';
import {
  isOf,
  isRecognised,
  laidOver,
  parseWaiting,
  type WaitingChange,
  type WaitingOf,
  waitingOf,
} from './waiting-change.ts';

/**
 * Keeps changes while nobody answers, and sends them in their order. Each lies under a name of its own: tabs that keep some
 * at the same time do not write over each other.
 */
export class Outbox {
  readonly #shelf: Shelf;
  readonly #prefix: string;
  readonly #asidePrefix: string;
  readonly #product: Product;
  readonly #subject: Subject;
  readonly #refusals = new Map<string, unknown>();
  /** It is asked for with every record that is drawn: each is read once. */
  readonly #known = new Map<string, { text: string | null; change: WaitingChange | undefined }>();
  #count = 0;

  /** @param id of the document */
  constructor(shelf: Shelf, id: string, product: Product, subject: Subject) {
    this.#shelf = shelf;
    this.#prefix = `outbox.${id}.`;
    // As long as the other: what is set aside has room where it had room.
    this.#asidePrefix = `unread.${id}.`;
    this.#product = product;
    this.#subject = subject;
  }

  get #lock(): string {
    return `ninefold.${this.#prefix}`;
  }

  /** What waits, first to be sent first; only what is of who looks. */
  waiting(): WaitingChange[] {
    return this.#namesOf(this.#prefix)
      .sort()
      .flatMap((name) => this.#read(name) ?? [])
      .filter(({ by }) => by === this.#subject.id);
  }

  #read(name: string): WaitingChange | undefined {
    const text = this.#shelf.read(name);
    const known = this.#known.get(name);
    if (known && known.text === text) return known.change;
    const change = parseWaiting(text, name);
    this.#known.set(name, { text, change });
    return change;
  }

  /** What of an entity waits. */
  waitingOf(entity: Entity): WaitingOf {
    return waitingOf(entity, this.waiting());
  }

  /** The first change that waits for the record of a key. */
  firstOf(entity: Entity, key: string): WaitingChange | undefined {
    return this.waiting().find((change) => isOf(change, entity, key));
  }

  /** A record with what waits for it laid over it. */
  laidOver(entity: Entity, record: OneRecord): OneRecord {
    return laidOver(entity, record, this.waiting());
  }

  /** A page with what waits laid over it. */
  readonly pageOver = pageOver;

  /** What was kept and cannot be read: it is not sent. */
  aside(): string[] {
    return this.#namesOf(this.#asidePrefix).flatMap((name) => this.#shelf.read(name) ?? []);
  }

  forgetAside() {
    for (const name of this.#namesOf(this.#asidePrefix)) this.#shelf.write(name, null);
  }

  /** Something that is another whenever what waits is another. */
  snapshot(): string {
    const refused = [...this.#refusals.keys()];
    return JSON.stringify([this.waiting().map(({ id }) => id), refused, this.aside().length]);
  }

  /** Why the server refused a change; undefined where it did not. */
  refusalOf({ id }: WaitingChange): unknown {
    return this.#refusals.get(id);
  }

  /** Keeps a change, and gives the record as it will be; undefined where it cannot wait. */
  wait(known: KnownRecords, change: Change, mayBeMade = false): OneRecord | undefined {
    const { entity, does, record, values } = change;
    const name = entity.displayOf({ ...record?.values, ...values }, known.around()) ?? '';
    const id = this.add(change, name, mayBeMade);
    if (id === undefined) return undefined;
    const after = afterChange(entity, does, record?.values, values);
    const waitingAs = mayBeMade ? undefined : id;
    return { changes: [], included: {}, ...record, values: after, isWaiting: true, waitingAs };
  }

  /** Whether a change to the same record waits already: a later one must not overtake it. */
  holds({ entity, record }: Change): boolean {
    if (!record) return false;
    const key = entity.keyOf(record.values);
    return this.firstOf(entity, key) !== undefined;
  }

  /** @returns its id; undefined where it could be done twice if it was sent twice, or there is no room: then it is not kept */
  add({ entity, does, record, values, idempotencyKey }: Change, name: string, mayBeMade?: boolean): string | undefined {
    const change = { entity: entity.name, does, idempotencyKey };
    // What leads away from how a record was known is only sent while the record is so.
    const leadsAway = record !== undefined && does !== 'update' && does !== 'create';
    if (!record?.etag && !leadsAway && !isRecognised(entity.product, change)) return undefined;
    const at = `${Date.now()}`.padStart(15, '0') + `${this.#count++}`.padStart(6, '0');
    const kept: WaitingChange = {
      id: `${this.#prefix}${at}.${newId()}`,
      by: this.#subject.id,
      at: new Date().toISOString(),
      entity: entity.name,
      does,
      name,
      ...(record ? { record: { values: record.values, etag: record.etag } } : {}),
      values,
      idempotencyKey,
      ...(mayBeMade ? { mayBeMade } : {}),
    };
    if (this.#keep(kept)) return kept.id;
    this.discard(kept);
    return undefined;
  }

  /** As it was before it was discarded, in its place among the others. */
  putBack(change: WaitingChange) {
    this.#keep(change);
  }

  discard({ id }: WaitingChange) {
    this.#refusals.delete(id);
    this.#known.delete(id);
    this.#shelf.write(id, null);
  }

  /** Whether a change is still to be sent: neither sent, nor refused, nor taken back. */
  isDue(id: string): boolean {
    return this.#shelf.read(id) !== null && !this.#refusals.has(id);
  }

  /** @returns false where it is not certain any more that it was never made */
  async takeBack(id: string): Promise<boolean> {
    return (await locks()).request(this.#lock, {}, async () => {
      const change = parseWaiting(this.#shelf.read(id), id);
      if (!change || change.mayBeMade) return false;
      this.discard(change);
      return true;
    });
  }

  /**
   * Sends what waits, until nobody answers or something is refused. One tab does; who asks for it comes after.
   * @param isAgain whether what was refused is sent once more
   */
  async send(
    client: Sending,
    onSent: (sent: WaitingChange, saved?: OneRecord) => void,
    isAgain = false,
  ): Promise<void> {
    if (isAgain) this.#refusals.clear();
    await (await locks()).request(this.#lock, { ifAvailable: !isAgain }, async (lock) => {
      for (let [next] = this.waiting(); lock && next; [next] = this.waiting()) {
        if (this.#refusals.has(next.id) || !(await this.#sendOne(client, next, onSent))) return;
      }
    });
  }

  async #sendOne(client: Sending, next: WaitingChange, onSent: (sent: WaitingChange, saved?: OneRecord) => void) {
    try {
      const { sendWaiting } = await import('./send-waiting.ts');
      const saved = await sendWaiting(client, this.#product, next);
      this.discard(next);
      if (saved) this.#follow(next, saved);
      onSent(next, saved);
      return true;
    } catch (error) {
      // Where that cannot be loaded, nobody answers either.
      if (isNotLoaded(error)) return false;
      if (!(error instanceof Unreachable)) this.#refuse(next, error);
      else if (error.mayHaveArrived && !next.mayBeMade && this.#isKept(next)) this.#keep({ ...next, mayBeMade: true });
      return false;
    }
  }

  /**
   * What was made on top of what was sent has the revision that came of that. What another tab made beside it has not: it would
   * write over what was typed here, and is refused instead.
   */
  #follow(sent: WaitingChange, { etag }: OneRecord) {
    const entity = this.#product.entity(sent.entity);
    if (!entity || !sent.record) return;
    const key = entity.keyOf(sent.record.values);
    for (const one of this.waiting()) {
      const { record } = one;
      const isOfIt = record && isOf(one, entity, key) && record.etag === sent.record.etag;
      if (isOfIt && haveAll(record.values, afterChange(entity, sent.does, {}, sent.values)))
        this.#keep({ ...one, record: { ...record, etag } });
    }
  }

  #refuse(one: WaitingChange, error: unknown) {
    if (!this.#isKept(one)) return;
    this.#refusals.set(one.id, error);
    // Whoever follows what is kept is told.
    this.#keep(one);
  }

  /** Whoever discards it while it is being sent does not want it back. */
  #isKept({ id }: WaitingChange): boolean {
    return this.#shelf.read(id) !== null;
  }

  #keep(one: WaitingChange): boolean {
    const { id, ...kept } = one;
    return this.#shelf.write(id, JSON.stringify(kept));
  }

  #namesOf(prefix: string): string[] {
    return this.#shelf.names().filter((name) => name.startsWith(prefix));
  }

  /** What cannot be read stays as it was kept, and is in nobody's way. */
  setAside() {
    for (const name of this.#namesOf(this.#prefix)) {
      const text = this.#shelf.read(name);
      if (text === null || parseWaiting(text, name)) continue;
      this.#shelf.write(name, null);
      this.#shelf.write(this.#asidePrefix + name.slice(this.#prefix.length), text);
    }
  }
}
