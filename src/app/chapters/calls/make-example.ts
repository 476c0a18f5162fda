import { createBackend, memoryStore } from '#backend';
import { addressOf, changeBy, createClient, type Outgoing, overBackend } from '#client';
import { assumedSubject, type Operation, type Subject, type Values } from '#specification';
import { bodyFields } from './parameters-of.ts';

/** A call, and the answer that it got. */
export interface Example {
  call: Outgoing;
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
  const call = callOf(operation, record);
  return { call, ...(await readAnswer(await client.ask(call))) };
}

/** An answer as text, set for reading. */
export async function readAnswer(response: Response): Promise<{ status: number; body: string }> {
  const text = await response.text();
  return { status: response.status, body: formatted(text) };
}

/** A text of JSON, set for reading; another as it is. */
export function formatted(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** A call as it is sent for a record: with its answers in the body where it takes some. */
function callOf(operation: Operation, record: Values | undefined): Outgoing {
  const { does, entity, method } = operation;
  if (does === 'list') return { method, path: `${addressOf(operation, {})}?page=1&size=2`, headers: {} };
  const fields = bodyFields(operation).map(({ name }) => name);
  // One change shows what is meant: a whole record would only be long.
  const names = does === 'update' ? fields.filter((name) => record?.[name] !== null).slice(0, 2) : fields;
  const values = Object.fromEntries(
    names.flatMap((name) => (record?.[name] === undefined || record[name] === null ? [] : [[name, record[name]]])),
  );
  const known = { values: { ...record, [entity.key]: record?.[entity.key] ?? null }, changes: [], included: {} };
  const isSent = method !== 'GET' && method !== 'DELETE';
  return changeBy(operation, { record: known, ...(isSent ? { values } : {}), idempotencyKey: 'f47ac10b-58cc' });
}

/** Records that something could be done to: those in a state that a transition leaves. */
function candidates({ does, entity }: Operation, records: Records): (Values | undefined)[] {
  const all = records[entity.name] ?? [];
  if (does === 'list') return [undefined];
  const { lifecycle } = entity;
  const from = lifecycle?.transition(does)?.from;
  const fitting = from && lifecycle ? all.filter((values) => from.includes(String(values[lifecycle.field.name]))) : all;
  return fitting.slice(0, patience);
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
