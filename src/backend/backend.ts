import {
  accessReferences,
  compute,
  decide,
  editableFields,
  editableInState,
  type Field,
  guardOf,
  holds,
  isAnswered,
  isEmpty,
  keyField,
  operationsOf,
  parseListQuery,
  type RecordData,
  type RecordIssue,
  type Specification,
  type Subject,
  type Surroundings,
  samples,
  scopeOf,
  stateField,
  stateOf,
  type Transition,
  type Values,
  validate,
} from '#spec';
import { arrange } from './list.ts';
import { problem } from './problem-details.ts';
import type { Store, StoredRecord } from './store.ts';

/** Answers the product's calls. */
export type Backend = (request: Request) => Promise<Response>;

export interface BackendOptions {
  store: Store;
  /** The clock; the real one where absent. */
  now?: () => Date;
}

const conflictDetail = 'Your answers are kept. Compare them with the record as it is now.';

/** Says who asks while a role is previewed: the subject as JSON, percent-encoded. */
export const subjectHeader = 'preview-as';

/** Answers who a previewed role is: `GET /.preview/subject?role=clerk`. */
export const subjectPath = '/.preview/subject';

interface Route {
  pattern: RegExp;
  names: string[];
  method: string;
  entity: string;
  does: string;
}

/**
 * A server for the product, made from its specification: list, read, create, update, delete and every transition,
 * with the permissions, rules and errors that the document states. It is asked with requests and answers with
 * responses, so that the product's own server can take its place.
 */
export function createBackend(spec: Specification, { store, now = () => new Date() }: BackendOptions): Backend {
  const routes = operationsOf(spec).map(({ entity, does, operation }): Route => {
    const names: string[] = [];
    const source = operation.path
      .split(/(\{[^}]+\})/)
      .map((part) => {
        if (!part.startsWith('{')) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
        names.push(part.slice(1, -1));
        return '([^/]+)';
      })
      .join('');
    return { pattern: new RegExp(`^${source}$`), names, method: operation.method, entity, does };
  });

  return async (request) => {
    const url = new URL(request.url);
    if (url.pathname === subjectPath) return Response.json(await subjectOf(url.searchParams.get('role') ?? ''));
    for (const route of routes) {
      const match = route.method === request.method ? route.pattern.exec(url.pathname) : null;
      if (!match) continue;
      const parameters = Object.fromEntries(
        route.names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]),
      );
      const key = parameters[keyField(spec.entities[route.entity])] ?? Object.values(parameters)[0] ?? '';
      try {
        return await answer(route, key, request, url);
      } catch (error) {
        return problem(spec, 500, { detail: error instanceof Error ? error.message : String(error) });
      }
    }
    return problem(spec, 404, { detail: `${request.method} ${url.pathname} is not a call of this product` });
  };

  async function answer({ entity, does }: Route, key: string, request: Request, url: URL): Promise<Response> {
    const references = does === 'read' || does === 'delete' ? accessReferences(spec, entity) : referencesOf(entity);
    const around = await surroundings(Object.values(references), request);
    if (does === 'list') return list(entity, url, around);
    if (does === 'create') return create(entity, request, around);
    const stored = await store.get(entity, key);
    if (!stored) return problem(spec, 404, { detail: `${entity} ${key} is not there` });
    if (does === 'read') return read(entity, stored, around);
    const expected = request.headers.get('if-match');
    if (expected && expected !== etag(stored)) return problem(spec, 412, { detail: conflictDetail });
    if (does === 'update') return update(entity, stored, request, around);
    if (does === 'delete') return remove(entity, stored, around);
    const transition = spec.lifecycles[entity]?.transitions?.[does];
    return transition ? take(entity, does, transition, stored, request, around) : problem(spec, 404);
  }

  /** A person with the role, from the records of an entity that keeps roles; made up where there is none. */
  async function subjectOf(role: string): Promise<Subject> {
    if (!role) return { id: '', roles: [] };
    for (const [entity, { fields }] of Object.entries(spec.entities)) {
      if (!fields?.roles) continue;
      const person = (await store.all(entity)).find(
        ({ values }) => Array.isArray(values.roles) && values.roles.includes(role),
      );
      if (person) return { id: person.key, roles: [role] };
    }
    return { id: role, roles: [role] };
  }

  /** Who asks, the time, and the records of the entities that will be looked through. */
  async function surroundings(references: string[], request: Request): Promise<Surroundings & { subject: Subject }> {
    const header = request.headers.get(subjectHeader);
    const subject: Subject = header ? JSON.parse(decodeURIComponent(header)) : { id: '', roles: [] };
    const known = new Map<string, Map<string, Values>>();
    for (const other of new Set(references)) {
      known.set(other, new Map((await store.all(other)).map((record) => [record.key, record.values])));
    }
    return { subject, now: now(), lookup: (other, key) => known.get(other)?.get(key) };
  }

  async function list(entity: string, url: URL, around: Surroundings): Promise<Response> {
    if (decide(spec, 'list', entity, around).answer !== true) return denied(entity, 'list');
    const query = parseListQuery(url.searchParams);
    const records = (await store.all(entity)).map(({ values }) => values);
    const visible = records
      .filter((record) => decide(spec, 'list', entity, around, record).answer === true)
      .map((record) => readable(entity, 'list', record, record, around));
    const arranged = arrange(spec, entity, visible, query, around);
    const size = Math.min(Math.max(Number(url.searchParams.get('size')) || 25, 1), 1000);
    const items = arranged.slice((query.page - 1) * size, query.page * size);
    return Response.json({ items, total: arranged.length });
  }

  async function read(entity: string, stored: StoredRecord, around: Surroundings): Promise<Response> {
    if (decide(spec, 'read', entity, around, stored.values).answer !== true) return denied(entity, 'read');
    return found(shown(entity, stored, around));
  }

  /** A record and its history as they may be seen. */
  function shown(entity: string, stored: StoredRecord, around: Surroundings): StoredRecord {
    const seen = (values: Values) => readable(entity, 'read', stored.values, values, around);
    return {
      ...stored,
      values: seen(stored.values),
      changes: stored.changes.map((change) => ({ ...change, before: seen(change.before) })),
    };
  }

  /** Of some values of a record those that may be seen; its key always. */
  function readable(entity: string, action: string, record: Values, values: Values, around: Surroundings): Values {
    const allowed = editableFields(spec, action, entity, around, record);
    if (!allowed) return values;
    const key = keyField(spec.entities[entity]);
    return Object.fromEntries(Object.entries(values).filter(([name]) => name === key || allowed.has(name)));
  }

  async function create(
    entity: string,
    request: Request,
    around: Surroundings & { subject: Subject },
  ): Promise<Response> {
    if (decide(spec, 'create', entity, around).answer !== true) return denied(entity, 'create');
    const body = await bodyOf(request);
    if (!body) return problem(spec, 400);
    const values = { ...defaults(spec, entity), ...answersOf(entity, body) };
    const state = stateField(spec, entity);
    if (state) values[state] = spec.lifecycles[entity]?.initial ?? null;
    for (const [name, field] of Object.entries(spec.entities[entity]?.fields ?? {})) {
      if (field.readOnly && field.format === 'date-time' && /^(created|received|sent|opened|taken)/i.test(name))
        values[name] = now().toISOString();
    }
    if (decide(spec, 'create', entity, around, values).answer !== true) return denied(entity, 'create');
    const editable = editableFields(spec, 'create', entity, around, values);
    const refused = Object.keys(answersOf(entity, body)).find(
      (name) => !isEmpty(body[name]) && editable && !editable.has(name),
    );
    if (refused) return denied(entity, 'create', refused);
    const key = keyField(spec.entities[entity]);
    if (isKeyAnswered(entity) && !isEmpty(values[key])) return save(entity, undefined, values, 'create', around);
    // Somebody else may take the same number at the same time: then the next one.
    for (let attempt = 0; ; attempt++) {
      const response = await save(entity, undefined, { ...values, [key]: await nextKey(entity) }, 'create', around);
      if (response.status !== 409 || attempt === 5) return response;
    }
  }

  async function update(
    entity: string,
    stored: StoredRecord,
    request: Request,
    around: Surroundings & { subject: Subject },
  ): Promise<Response> {
    if (decide(spec, 'update', entity, around, stored.values).answer !== true) return denied(entity, 'update');
    const body = await bodyOf(request);
    if (!body) return problem(spec, 400);
    const answers = answersOf(entity, body);
    const key = keyField(spec.entities[entity]);
    if (key in answers && String(answers[key]) !== stored.key) return denied(entity, 'update', key);
    const refused = Object.keys(answers).find(
      (name) =>
        !isSame(answers[name], stored.values[name]) && !mayChange(entity, name, stored.values, 'update', around),
    );
    if (refused) return denied(entity, 'update', refused);
    return save(entity, stored, { ...stored.values, ...answers }, 'update', around);
  }

  async function remove(entity: string, stored: StoredRecord, around: Surroundings): Promise<Response> {
    if (decide(spec, 'delete', entity, around, stored.values).answer !== true) return denied(entity, 'delete');
    await store.remove(entity, stored.key);
    return new Response(null, { status: 204 });
  }

  async function take(
    entity: string,
    name: string,
    transition: Transition,
    stored: StoredRecord,
    request: Request,
    around: Surroundings & { subject: Subject },
  ): Promise<Response> {
    const state = stateOf(spec, entity, stored.values);
    if (!transition.from?.includes(state ?? ''))
      return problem(spec, 409, { detail: `'${name}' does not lead out of the state '${state}'` });
    if (decide(spec, name, entity, around, stored.values).answer !== true) return denied(entity, name);
    const body = (await bodyOf(request)) ?? {};
    const asked = transition.asks ?? [];
    const answers = Object.fromEntries(
      Object.entries(answersOf(entity, body)).filter(([field]) => asked.includes(field)),
    );
    const editable = editableFields(spec, name, entity, around, stored.values);
    const refused = Object.keys(answers).find((field) => editable && !editable.has(field));
    if (refused) return denied(entity, name, refused);
    const values: Values = { ...stored.values, ...answers };
    if (guardOf(spec, entity, transition, compute(spec, entity, values, around), around) !== true) {
      return problem(spec, 409, { detail: `'${name}' is guarded by: ${transition.guard}` });
    }
    const field = stateField(spec, entity);
    if (field && transition.to) values[field] = transition.to;
    return save(entity, stored, values, name, around, asked);
  }

  /** Keeps a record if nothing about it is wrong. */
  async function save(
    entity: string,
    stored: StoredRecord | undefined,
    values: Values,
    action: string,
    around: Surroundings & { subject: Subject },
    fields?: readonly string[],
  ): Promise<Response> {
    const issues = [
      ...validate(spec, entity, values, around, fields),
      ...(await storeIssues(entity, values, around, fields)),
    ].filter(({ severity }) => severity === 'error');
    if (issues.length > 0) return problem(spec, 422, { issues });
    const next = compute(spec, entity, values, around);
    const before = Object.fromEntries(
      Object.entries(stored?.values ?? {}).filter(([name, value]) => !isSame(value, next[name])),
    );
    const record: StoredRecord = {
      key: String(next[keyField(spec.entities[entity])]),
      revision: (stored?.revision ?? 0) + 1,
      values: next,
      changes: [{ at: now().toISOString(), by: around.subject.id, action, before }, ...(stored?.changes ?? [])].slice(
        0,
        200,
      ),
    };
    if (await store.put(entity, record, stored?.revision ?? 0))
      return found(shown(entity, record, around), stored ? 200 : 201);
    if (stored) return problem(spec, 412, { detail: conflictDetail });
    const field = keyField(spec.entities[entity]);
    if (!isKeyAnswered(entity)) return problem(spec, 409, { detail: `${entity} ${record.key} is there already` });
    return problem(spec, 422, { issues: [{ severity: 'error', path: [field], code: 'unique' }] });
  }

  /** What only the store can know: that a value is taken, or a record gone. */
  async function storeIssues(
    entity: string,
    values: Values,
    around: Surroundings,
    asked?: readonly string[],
  ): Promise<RecordIssue[]> {
    const fields = Object.entries(spec.entities[entity]?.fields ?? {}).filter(
      ([name]) => !asked || asked.includes(name),
    );
    const key = keyField(spec.entities[entity]);
    const others = fields.some(([, { unique }]) => unique)
      ? (await store.all(entity)).filter((record) => record.key !== String(values[key]))
      : [];
    return fields.flatMap(([name, field]): RecordIssue[] => {
      const value = values[name];
      if (isEmpty(value)) return [];
      if (field.unique && others.some((other) => isSame(other.values[name], value)))
        return [{ severity: 'error', path: [name], code: 'unique' }];
      if (field.items || field.properties) return nestedReferenceIssues(field, value, [name], around);
      if (field.to && spec.entities[field.to] && typeof value === 'string') {
        const target = around.lookup?.(field.to, value);
        if (!target) return [{ severity: 'error', path: [name], code: 'reference' }];
        if (
          field.where &&
          holds(field.where, scopeOf(spec, field.to, target, around, [field.where], values), around.now) === false
        ) {
          return [{ severity: 'error', path: [name], code: 'enum' }];
        }
      }
      return [];
    });
  }

  /** References inside lists and objects that lead nowhere. */
  function nestedReferenceIssues(field: Field, value: unknown, path: string[], around: Surroundings): RecordIssue[] {
    if (Array.isArray(value) && field.items) {
      const { items } = field;
      return value.flatMap((item, index) => nestedReferenceIssues(items, item, [...path, String(index)], around));
    }
    if (field.properties && typeof value === 'object' && value !== null) {
      return Object.entries(field.properties).flatMap(([name, inner]) =>
        nestedReferenceIssues(inner, (value as Values)[name], [...path, name], around),
      );
    }
    const isLost = field.to && spec.entities[field.to] && !isEmpty(value) && !around.lookup?.(field.to, String(value));
    return isLost ? [{ severity: 'error', path, code: 'reference' }] : [];
  }

  /** The entities that a record refers to, at whatever depth, by a name of their own. */
  function referencesOf(entity: string): Record<string, string> {
    const reached = (field: Field): string[] => [
      ...(field.to ? [field.to] : []),
      ...(field.items ? reached(field.items) : []),
      ...Object.values(field.properties ?? {}).flatMap(reached),
    ];
    const fields = Object.values(spec.entities[entity]?.fields ?? {});
    return Object.fromEntries(fields.flatMap(reached).map((to) => [to, to]));
  }

  function mayChange(entity: string, name: string, record: RecordData, action: string, around: Surroundings): boolean {
    const byState = editableInState(spec, entity, record);
    const byRole = editableFields(spec, action, entity, around, record);
    return (!byState || byState.has(name)) && (!byRole || byRole.has(name));
  }

  /** Of a body only what a person answers; what it does not name stays as it is. */
  function answersOf(entity: string, body: Values): Values {
    const fields = spec.entities[entity]?.fields ?? {};
    return Object.fromEntries(
      Object.entries(body).filter(([name]) => Object.hasOwn(fields, name) && isAnswered(fields[name] ?? {})),
    );
  }

  /** Whether a person states the key of a new record, rather than the product. */
  function isKeyAnswered(entity: string): boolean {
    const stated = spec.entities[entity]?.fields?.[keyField(spec.entities[entity])];
    return Boolean(stated && isAnswered(stated));
  }

  async function nextKey(entity: string): Promise<string> {
    const field = keyField(spec.entities[entity]);
    const keys = (await store.all(entity)).map(({ key }) => key);
    const last = keys.reduce((highest, key) => Math.max(highest, Number(/(\d+)$/.exec(key)?.[1] ?? 0)), 0);
    const shape = keys[0] ?? Object.values(samples({ ...spec, lifecycles: {} }, now(), 1)[entity] ?? [])[0]?.[field];
    const digits = /(\d+)$/.exec(String(shape ?? `${entity}-1`))?.[1] ?? '1';
    return String(shape ?? `${entity}-1`).replace(/(\d+)$/, String(last + 1).padStart(digits.length, '0'));
  }

  function denied(entity: string, action: string, field?: string): Response {
    return problem(spec, 403, { detail: `${action} ${entity}${field ? `.${field}` : ''}` });
  }
}

/** The first records of a store: samples of every entity, with a history that begins today. */
export function sampleRecords(spec: Specification, today: Date): Record<string, StoredRecord[]> {
  return Object.fromEntries(
    Object.entries(samples(spec, today)).map(([entity, list]) => [
      entity,
      list.map(
        (values): StoredRecord => ({
          key: String(values[keyField(spec.entities[entity])]),
          revision: 1,
          values,
          changes: [],
        }),
      ),
    ]),
  );
}

function defaults(spec: Specification, entity: string): Values {
  return Object.fromEntries(
    Object.entries(spec.entities[entity]?.fields ?? {}).map(([name, field]) => [
      name,
      field.default === undefined ? null : field.default,
    ]),
  );
}

async function bodyOf(request: Request): Promise<Values | undefined> {
  const text = await request.text();
  if (text === '') return {};
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Values) : undefined;
  } catch {
    return undefined;
  }
}

function found(stored: StoredRecord, status = 200): Response {
  return Response.json({ ...stored.values, $changes: stored.changes }, { status, headers: { etag: etag(stored) } });
}

function etag({ revision }: StoredRecord): string {
  return `"${revision}"`;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}
