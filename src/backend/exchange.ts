import {
  type Around,
  type Entity,
  isEmpty,
  type Operation,
  type Path,
  type Product,
  type Subject,
  type Values,
} from '#specification';
import { Lookup } from './lookup.ts';
import { Refusal } from './problem-details.ts';
import { requireRevision, subjectOf } from './request.ts';
import type { Store, StoredRecord, Write } from './stores/index.ts';

/** One request, and what it is answered from. */
export class Exchange {
  readonly product: Product;
  readonly store: Store;
  readonly request: Request;
  readonly url: URL;
  readonly operation: Operation;
  readonly entity: Entity;
  readonly subject: Subject;
  readonly now: Date;
  readonly lookup: Lookup;
  /** What is to be written with a record of this key, in the transaction that leads to an answer of this status. */
  alongside: (key: string, status: number) => readonly Write[] = () => [];
  readonly #parameters: Record<string, string>;

  constructor(
    { product, store, now }: { product: Product; store: Store; now: Date },
    request: Request,
    operation: Operation,
    parameters: Record<string, string>,
  ) {
    this.product = product;
    this.store = store;
    this.request = request;
    this.url = new URL(request.url);
    this.operation = operation;
    this.entity = operation.entity;
    this.subject = subjectOf(request);
    this.now = now;
    this.#parameters = parameters;
    this.lookup = new Lookup(product, store, this.subject, now);
  }

  get truth(): Around {
    return this.lookup.truth;
  }

  /** Throws 403 unless the asker may do what is asked. Null: to a record that is not there. */
  async permit(values?: Values | null) {
    const { access } = this.product;
    const { answer } = await this.lookup.settle(() =>
      access.decide(this.operation.does, this.entity, this.truth, values),
    );
    if (answer !== true) throw new Refusal(403);
  }

  /** The record that is asked for, once it is known that the asker may do this to it; throws 403, then 404. */
  async record(): Promise<{ stored: StoredRecord; values: Values }> {
    const stored = await this.#find();
    const values = stored ? this.lookup.valuesOf(this.entity, stored) : null;
    await this.permit(values);
    if (!stored || !values) throw new Refusal(404);
    return { stored, values };
  }

  /** The same for one that is to be changed: throws 428 and 412 as well. */
  async recordToChange(): Promise<{ stored: StoredRecord; values: Values }> {
    const found = await this.record();
    requireRevision(this.request, found.stored, this.operation.call?.facts.concurrency === 'etag');
    return found;
  }

  /** By its key, or by the field that the address names. */
  async #find(): Promise<StoredRecord | undefined> {
    const { key, name } = this.entity;
    const own = this.#parameters[key];
    if (own !== undefined) return this.store.get(name, own);
    const [parameter] = this.operation.template.parameters;
    if (parameter === undefined) return undefined;
    const value = this.#parameters[parameter];
    // `{id}` is what most servers call the key, whatever the field is called.
    const path = this.entity.pathTo(parameter);
    if (!path) return value === undefined ? undefined : this.store.get(name, value);
    return this.lookup.settle(async () => {
      const { records } = await this.store.find(name, { where: (record) => this.#has(record, path, value), limit: 1 });
      return records[0];
    });
  }

  /** By what the asker may see of it: an address must not tell what a hidden field holds. */
  #has(record: StoredRecord, path: Path, value: string | undefined): boolean {
    const answer = path.read(this.lookup.valuesOf(this.entity, record), this.lookup.seen);
    return !isEmpty(answer) && String(answer) === value;
  }
}
