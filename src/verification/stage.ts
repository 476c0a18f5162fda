import type { Entity, Product, Subject, Values } from '#specification';
import { ExpectedAccess } from './expected-access.ts';
import type { Ground } from './ground.ts';
import { Contradiction, Untried } from './proof.ts';
import { creations, forgetCreations, type Start } from './search/starts.ts';
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

/** So many new ones are made of what an entity refers to. */
const spare = 3;

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

  /** Where what an entity may refer to is all taken, something new of it is made; once, before anything is tried. */
  async prepare() {
    await this.begin();
    const poor = this.product.entities.filter((entity) => this.#cannotMake(entity));
    for (const entity of poor) await this.#enrich(entity);
    if (poor.length > 0) await this.ground.settle?.();
  }

  /** Whether nobody can make one although somebody may: what it would refer to is all taken. */
  #cannotMake(entity: Entity): boolean {
    const access = new ExpectedAccess(this.product, this.world);
    const may = this.subjects().some((subject) => access.may(subject, 'create', entity).may);
    return may && this.creations(entity).next().done === true;
  }

  /** Makes something new of all that an entity refers to. */
  async #enrich(entity: Entity) {
    const targets = new Set(entity.fields.flatMap(({ references }) => references.flatMap(({ to }) => to ?? [])));
    for (const to of targets) {
      for (let count = 0; to !== entity && count < spare; count++) {
        const start = this.creations(to).next().value;
        if (!start) break;
        const { status, body } = await start.writing.send(start.result);
        if (status === 201) this.world.keep(to, { ...start.result, ...body });
      }
    }
    forgetCreations(this, entity);
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
