import { prettyJson } from '#app/hand-over';
import { createBackend, memoryStore } from '#backend';
import { addressOf, type Client, changeBy, createClient, type Outgoing, overBackend } from '#client';
import {
  assumedSubject,
  changesOne,
  type Entity,
  isEmpty,
  type Operation,
  type Subject,
  takesBody,
  type Values,
} from '#specification';
import { bodyFields } from './parameters-of.ts';

/** A call, and the answer that it got. */
export interface Example {
  call: Outgoing;
  /** What it was done to, or begun from. */
  record: Values | undefined;
  status: number;
  /** As it came, set for reading; empty where there was none. */
  body: string;
}

type Records = Readonly<Record<string, readonly Values[]>>;

/** So many records are tried until one is answered well. */
const patience = 8;

/** Asks a backend of its own, over samples, as each role until one is answered well: what it then answers is the example. */
export async function makeExample(operation: Operation, records: Records, now: Date): Promise<Example | null> {
  let refused: Example | null = null;
  for (const subject of subjectsOf(operation, records)) {
    for (const record of candidates(operation, records)) {
      const example = await answered(operation, record, subject, records, now);
      if (example.status < 300) return example;
      refused ??= example;
    }
  }
  return refused;
}

async function answered(
  operation: Operation,
  record: Values | undefined,
  subject: Subject,
  records: Records,
  now: Date,
) {
  const { product } = operation.entity;
  const store = memoryStore();
  const filled = Object.entries(records).map(([name, list]) => {
    const entity = product.entity(name);
    return [name, list.map((values) => ({ key: entity?.keyOf(values) ?? '', values, changes: [] }))] as const;
  });
  await store.fill(Object.fromEntries(filled));
  const client = createClient(overBackend(createBackend(product, { store, now: () => now })), subject);
  // Which version is meant is read first, as whoever asks would.
  const etag = needsVersion(operation) && record ? await versionOf(client, operation, record) : undefined;
  const call = callOf(operation, answering(operation, record, records), etag);
  return { call, record, ...(await readAnswer(await client.ask(call))) };
}

/** Whether a call has to say which version of a record it means. */
export function needsVersion({ call, does }: Operation): boolean {
  return call?.facts.concurrency === 'etag' && changesOne(does);
}

/** The version of a record that somebody sees now; undefined where it cannot be read. */
export async function versionOf(client: Client, { entity }: Operation, record: Values): Promise<string | undefined> {
  try {
    return (await client.read(entity, record)).etag;
  } catch {
    return undefined;
  }
}

/** An answer as text, set for reading. */
export async function readAnswer(response: Response): Promise<{ status: number; body: string }> {
  const text = await response.text();
  return { status: response.status, body: prettyJson(text) };
}

/** What a transition asks for is not known before it: as another record answers it that has it all behind it. */
function answering({ does, entity }: Operation, record: Values | undefined, records: Records): Values | undefined {
  const asks = entity.lifecycle?.transition(does)?.asks ?? [];
  const open = asks.filter(({ name }) => isEmpty(record?.[name]));
  if (!record || open.length === 0) return record;
  const others = records[entity.name] ?? [];
  const answers = open.map(({ name }) => [name, others.find((other) => !isEmpty(other[name]))?.[name] ?? null]);
  return { ...record, ...Object.fromEntries(answers) };
}

/** A call as it is sent for a record: with its answers in the body where it takes some. */
function callOf(operation: Operation, record: Values | undefined, etag: string | undefined): Outgoing {
  const { does, entity, method, call } = operation;
  if (does === 'list') {
    // The first page by a cursor has none.
    const page = call?.facts.pagination === 'cursor' ? 'size=2' : 'page=1&size=2';
    return { method, path: `${addressOf(operation, {})}?${page}`, headers: {} };
  }
  const fields = bodyFields(operation).map(({ name }) => name);
  // One change shows what is meant: a whole record would only be long.
  const names = does === 'update' ? fields.filter((name) => record?.[name] !== null).slice(0, 2) : fields;
  const values = Object.fromEntries(
    names.flatMap((name) => (record?.[name] === undefined || record[name] === null ? [] : [[name, record[name]]])),
  );
  const known = { values: { ...record, [entity.key]: record?.[entity.key] ?? null }, changes: [], included: {}, etag };
  const isSent = takesBody(method);
  return changeBy(operation, { record: known, ...(isSent ? { values } : {}), idempotencyKey: 'f47ac10b-58cc' });
}

/** Records that something could be done to: those in a state that a transition leaves; to begin from, those that no rule of the server stands against. */
function candidates({ does, entity }: Operation, records: Records): (Values | undefined)[] {
  const all = records[entity.name] ?? [];
  if (does === 'list') return [undefined];
  if (does === 'create') return beginnings(entity, all).slice(0, patience);
  const { lifecycle } = entity;
  const from = lifecycle?.transition(does)?.from;
  const fitting = from && lifecycle ? all.filter((values) => from.includes(String(values[lifecycle.field.name]))) : all;
  return fitting.slice(0, patience);
}

/**
 * What only the server asks cannot be tried here: a record whose answers at such a rule are also those of a record
 * that has not ended might be refused there, and is no example while there is another.
 */
function beginnings(entity: Entity, all: readonly Values[]): readonly Values[] {
  const { lifecycle } = entity;
  const asked = entity.rules.filter(({ isOfServer }) => isOfServer).flatMap(({ at }) => at.map(({ name }) => name));
  const isOver = (values: Values) => lifecycle?.state(String(values[lifecycle.field.name] ?? ''))?.isFinal ?? false;
  const going = all.filter((values) => !isOver(values));
  const taken = new Map(asked.map((name) => [name, new Set(going.map((values) => JSON.stringify(values[name])))]));
  const free = all.filter((values) => asked.every((name) => !taken.get(name)?.has(JSON.stringify(values[name]))));
  // Where each is taken, one that might be refused shows more than none.
  return free.length > 0 ? free : all;
}

/** Somebody of each role, the first of the sample users that has it. */
function subjectsOf({ entity: { product } }: Operation, records: Records): Subject[] {
  const { users, access } = product;
  const roles = access.roles.length > 0 ? access.roles.map(({ name }) => name) : [''];
  return roles.map((role) => {
    const held = users?.roles?.name ?? '';
    const holder = users && (records[users.entity.name] ?? []).find((values) => [values[held]].flat().includes(role));
    return holder && users ? { id: users.entity.keyOf(holder), roles: [role] } : assumedSubject(role);
  });
}
