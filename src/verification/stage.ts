import type { Entity, Product, Subject, Values } from '#specification';
import type { Ground } from './ground.ts';
import { Contradiction, Untried } from './proof.ts';
import { creations, type Start } from './search/starts.ts';
import { subjectsOf } from './subjects.ts';
import { World } from './world.ts';

/** What was answered. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Values;
  /** The call in a line, as it was made. */
  asked: string;
}

export interface Asking {
  body?: Values | string;
  headers?: Record<string, string>;
  query?: string;
}

/** Where one proof after another is tried. */
export class Stage {
  readonly product: Product;
  readonly ground: Ground;
  world: World;
  /** The calls of the proof that is being tried, each in a line. */
  calls: string[] = [];

  constructor(product: Product, ground: Ground) {
    this.product = product;
    this.ground = ground;
    this.world = new World(product, {}, ground.now());
  }

  /** To be awaited before each proof. */
  async begin() {
    this.calls = [];
    await this.again();
  }

  /** The records as they were, within a proof. */
  async again() {
    this.world = new World(this.product, await this.ground.records(), this.ground.now());
  }

  /** Who may be asking here. */
  subjects(): Subject[] {
    return subjectsOf(this.product, this.world);
  }

  /** Records that can be made, one by each who may. */
  creations(entity: Entity, only?: Subject): Generator<Start> {
    return creations(this, entity, only);
  }

  async send(subject: Subject, method: string, path: string, { body, headers, query }: Asking = {}): Promise<Answer> {
    const { ground } = this;
    const address = path + (query ? `?${query}` : '');
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    const response = await ground.send(
      new Request(ground.address + address, {
        method,
        headers: {
          ...ground.headersOf(subject),
          ...(text === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(text === undefined ? {} : { body: text }),
      }),
    );
    const asked = `${method} ${address} as ${subject.roles.join(', ') || 'nobody'}${text === undefined ? '' : ` ${text}`}`;
    this.calls.push(`${asked} → ${response.status}`);
    return { status: response.status, headers: response.headers, body: await jsonOf(response), asked };
  }

  /** Does something to an entity, or to one of its records, at the address that the document gives it. */
  perform(subject: Subject, does: string, entity: Entity, record?: Values, asking: Asking = {}): Promise<Answer> {
    const operation = this.product.operation(entity, does);
    if (!operation) throw new Untried(`nothing is called to ${does} ${entity.name}`);
    const path = operation.template.fill((name) => String((record && (record[name] ?? record[entity.key])) ?? 'none'));
    const isChange = record !== undefined && does !== 'read';
    const headers = { ...(isChange ? { 'if-match': '*' } : {}), ...asking.headers };
    return this.send(subject, operation.method, path, { ...asking, headers });
  }

  /** Has a record be as it is given. */
  async bring(entity: Entity, values: Values) {
    const { put } = this.ground;
    if (!put) throw new Untried(`no ${entity.label.text} there is as it would have to be`);
    await put(entity.name, entity.keyOf(values), values);
    this.world.keep(entity, values);
  }
}

async function jsonOf(response: Response): Promise<Values> {
  const text = await response.text();
  if (text === '') return {};
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as Values) : {};
  } catch {
    throw new Contradiction('the answer is no JSON');
  }
}
