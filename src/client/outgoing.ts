import { type Entity, formatListQuery, type Operation, takesBody, type Values } from '#specification';
import type { Change, ListOptions } from './client.ts';
import type { Outgoing } from './connection.ts';
import { MissingParameter } from './failures.ts';

/** How the document says that a list pages; undefined where it does not say. */
export const pagingOf = (entity: Entity) => operationOf(entity, 'list').call?.facts.pagination;

/** How a page of records is asked for. */
export function listCall(entity: Entity, { query, size, screen, cursor, signal }: ListOptions): Outgoing {
  const operation = operationOf(entity, 'list');
  const isByCursor = pagingOf(entity) === 'cursor';
  const parameters = formatListQuery(isByCursor ? { ...query, page: 1 } : query);
  if (screen) parameters.set('screen', screen.name);
  if (isByCursor && cursor !== undefined) parameters.set('cursor', cursor);
  parameters.set('size', String(size));
  return { method: operation.method, path: `${addressOf(operation, {})}?${parameters}`, headers: {}, signal };
}

/** How one record is asked for. */
export function readCall(entity: Entity, known: Values, signal?: AbortSignal): Outgoing {
  const operation = operationOf(entity, 'read');
  return { method: operation.method, path: addressOf(operation, known), headers: {}, signal };
}

/** How a record is changed: with the revision that is known of it, and the body that the call states. */
export function changeCall({ entity, does, record, values, idempotencyKey }: Change): Outgoing {
  return changeBy(operationOf(entity, does), { record, values, idempotencyKey });
}

/** The same by an operation of which there may be others that do it. */
export function changeBy(
  operation: Operation,
  { record, values, idempotencyKey }: Pick<Change, 'record' | 'values' | 'idempotencyKey'>,
): Outgoing {
  const { method, call } = operation;
  const body = takesBody(method) ? bodyOf(operation, values, record?.values) : undefined;
  return {
    method,
    path: addressOf(operation, record?.values ?? {}),
    headers: {
      ...(record?.etag ? { 'if-match': record.etag } : {}),
      ...(call?.facts.idempotencyKey && idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  };
}

function bodyOf({ entity, does, method, call }: Operation, values: Values | undefined, record: Values | undefined) {
  const stated = call?.facts.body;
  if (stated === null || (!values && method !== 'PUT')) return undefined;
  // PUT replaces: what is not sent would be gone.
  const isWhole = method === 'PUT' && does === 'update' && record;
  const answered = entity.fields.filter(({ isAnswered }) => isAnswered).map(({ name }) => name);
  const all = { ...(isWhole ? pick(record, answered) : {}), ...values };
  return stated ? pick(all, stated) : all;
}

function pick(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(names.filter((name) => Object.hasOwn(values, name)).map((name) => [name, values[name]]));
}

function operationOf(entity: Entity, does: string): Operation {
  const found = entity.product.operation(entity, does);
  if (!found) throw new Error(`${entity.name} has no operation '${does}'`);
  return found;
}

/** The address for a record. `{id}` is what most servers call the key, whatever the field is called. */
export function addressOf({ entity, template }: Operation, known: Values): string {
  return template.fill((parameter) => {
    const value = known[parameter] ?? (entity.field(parameter) ? undefined : known[entity.key]);
    if (value === undefined || value === null || value === '') throw new MissingParameter(parameter);
    return String(value);
  });
}
