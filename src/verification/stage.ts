import type { Entity, Product, Subject, Values } from '#specification';
import { ExpectedAccess } from './expected-access.ts';
import type { Ground } from './ground.ts';
import { Contradiction, NoAnswer, Untried } from './proof.ts';
import { creations, forgetCreations, type Start } from './search/starts.ts';
import { idsIn, nobody, personWith } from './subjects.ts';
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
  /** Whether the last call had no answer. */
  isSilent = false;

  constructor(product: Product, ground: Ground) {
    this.product = product;
    this.ground = ground;
    this.world = new World(product, {}, ground.now());
  }

  /** To be awaited before each proof. */
  async begin() {
    this.calls = [];
    this.isSilent = false;
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
    for (const entity of poor) {
      try {
        await this.#enrich(entity);
      } catch (error) {
        // What does not answer as it should is said of the proofs.
        if (!(error instanceof Contradiction)) throw error;
      }
    }
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

  /** Who may be asking here: somebody of each role that can ask, and somebody of none. */
  subjects(): Subject[] {
    const roles = this.product.access.roles.filter(({ name }) => this.ground.people?.(name).length !== 0);
    return [...roles.map(({ name }) => this.subjectOf(name)), nobody];
  }

  /** Somebody of a role, or nobody where it has no name. */
  subjectOf(role: string): Subject {
    if (role === '') return nobody;
    const person = personWith(this.product, this.world, role);
    const { people } = this.ground;
    if (!people) return person;
    const [first] = people(role);
    if (!first) throw new Untried((words) => words.untried.noCredentials(role));
    return { ...person, id: first.id ?? person.id };
  }

  /** The same person, and as whoever of the role a record names: conditions ask whether somebody is that. */
  guises(subject: Subject, entity: Entity, values: Values): Subject[] {
    const [role] = subject.roles;
    if (role === undefined) return [subject];
    const can = this.ground.people?.(role).map(({ id }) => id);
    const ids = can ? can.flatMap((id) => id ?? []) : idsIn(entity, values);
    const others = [...new Set(ids)].filter((id) => id !== subject.id);
    return [subject, ...others.map((id) => ({ ...subject, id }))];
  }

  /** Records that can be made, one by each who may. */
  creations(entity: Entity, only?: Subject): Generator<Start> {
    return creations(this, entity, only);
  }

  async send(subject: Subject, method: string, path: string, { body, headers, query }: Asking = {}): Promise<Answer> {
    const { ground } = this;
    const address = path + (query ? `?${query}` : '');
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    const asked = `${method} ${address} as ${subject.roles.join(', ') || 'nobody'}${text === undefined ? '' : ` ${text}`}`;
    const response = await this.#answerTo(
      asked,
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
    this.calls.push(`${asked} → ${response.status}`);
    return { status: response.status, headers: response.headers, body: await jsonOf(response, asked), asked };
  }

  async #answerTo(asked: string, request: Request): Promise<Response> {
    this.isSilent = false;
    try {
      return await this.ground.send(request);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      this.isSilent = true;
      this.calls.push(`${asked} → –`);
      throw new Contradiction((words) => words.contradicted.noAnswer(asked, error.message));
    }
  }

  /** Does something to an entity, or to one of its records, at the address that the document gives it. */
  perform(subject: Subject, does: string, entity: Entity, record?: Values, asking: Asking = {}): Promise<Answer> {
    const operation = this.product.operation(entity, does);
    if (!operation) throw new Untried((words) => words.untried.noOperation(does, entity.label.text));
    const path = operation.template.fill((name) => String((record && (record[name] ?? record[entity.key])) ?? 'none'));
    const isChange = record !== undefined && does !== 'read';
    const headers = { ...(isChange ? { 'if-match': '*' } : {}), ...asking.headers };
    return this.send(subject, operation.method, path, { ...asking, headers });
  }

  /** Has a record be as it is given. */
  async bring(entity: Entity, values: Values) {
    const { put } = this.ground;
    if (!put) throw new Untried((words) => words.untried.noneThere(entity.label.text));
    await put(entity.name, entity.keyOf(values), values);
    this.world.keep(entity, values);
  }
}

/** A list may be answered as it is, or as `items`. */
async function jsonOf(response: Response, asked: string): Promise<Values> {
  const text = await response.text();
  if (text === '') return {};
  try {
    const body: unknown = JSON.parse(text);
    if (Array.isArray(body)) return { items: body };
    return typeof body === 'object' && body !== null ? (body as Values) : {};
  } catch {
    if (!response.ok) return {};
    const type = response.headers.get('content-type') ?? '–';
    throw new Contradiction((words) => words.contradicted.noJson(asked, type));
  }
}
