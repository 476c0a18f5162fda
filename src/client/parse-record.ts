import type { HistoryEntry } from '#backend';
import type { Entity, Subject, Values } from '#specification';
import { isObject } from '#specification';
import { type Included, includedOf, type OneRecord } from './answer.ts';
import { bodyOf } from './body.ts';
import { UnreadableAnswer } from './failures.ts';
import { textOf } from './shape.ts';

/** A record out of an answer. Throws where it is none, has no key, or is another than the one that was asked for. */
export async function parseRecord(
  entity: Entity,
  response: Response,
  subject: Subject,
  asked?: string,
): Promise<OneRecord> {
  const body = await bodyOf(response);
  if (!isRecord(entity, body)) throw new UnreadableAnswer(`${entity.name}: ${entity.key}`);
  if (asked !== undefined && entity.keyOf(body) !== asked) throw new UnreadableAnswer(`${entity.name} ${asked}`);
  const { $changes, $included, ...values } = body;
  const included = parseIncluded(entity, $included, subject);
  const tag = response.headers.get('etag') ?? undefined;
  // One that is only like another guards nothing: RFC 9110 compares strong ones.
  const etag = tag?.startsWith('W/') ? undefined : tag;
  return { values: completed(entity, 'read', values, subject, included), changes: changesOf($changes), etag, included };
}

/** Whether something is an object that has the key of an entity. */
export function isRecord(entity: Entity, body: unknown): body is Values {
  if (!isObject(body) || !Object.hasOwn(body, entity.key)) return false;
  const key = body[entity.key];
  return (typeof key === 'string' && key !== '') || typeof key === 'number';
}

/** A record with null for what may be seen and is not there, and with what is computed and may not be seen as such. */
export function completed(
  entity: Entity,
  action: 'read' | 'list',
  values: Values,
  subject: Subject,
  included: Included,
): Values {
  const find = (other: Entity, key: string) => includedOf(included, other).find((one) => other.keyOf(one) === key);
  const sight = entity.product.access.sight(action, entity, { subject, find }, values);
  const absent = entity.fields.filter(({ name }) => !Object.hasOwn(values, name));
  const told = absent.filter(({ name, computed }) => computed || sight.has(name));
  return { ...values, ...Object.fromEntries(told.map(({ name }) => [name, sight.has(name) ? null : undefined])) };
}

/** The records that came along, those of them that can be read. */
export function parseIncluded({ product }: Entity, written: unknown, subject: Subject): Included {
  if (!isObject(written)) return {};
  const found: Included = {};
  for (const other of product.entities) {
    const records = Object.hasOwn(written, other.name) ? written[other.name] : undefined;
    if (!Array.isArray(records)) continue;
    found[other.name] = records.filter((record) => isRecord(other, record));
  }
  for (const other of product.entities)
    found[other.name] = (found[other.name] ?? []).map((record) => completed(other, 'read', record, subject, found));
  return found;
}

function changesOf(written: unknown): HistoryEntry[] {
  if (!Array.isArray(written)) return [];
  return written.filter(isObject).flatMap(({ at, by, action, from, to, before, after }) => {
    const [moment, done] = [textOf(at), textOf(action)];
    if (!moment || !done || Number.isNaN(Date.parse(moment))) return [];
    return [
      {
        at: moment,
        by: textOf(by) ?? '',
        action: done,
        from: textOf(from),
        to: textOf(to),
        before: isObject(before) ? before : {},
        after: isObject(after) ? after : {},
      },
    ];
  });
}
