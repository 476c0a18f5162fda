import type { Entity, Subject } from '#specification';
import { isObject } from '#specification';
import type { RecordPage } from './answer.ts';
import { bodyOf } from './body.ts';
import { UnreadableAnswer } from './failures.ts';
import { completed, isRecord, parseIncluded } from './parse-record.ts';
import { textOf } from './shape.ts';

/** A page of records out of an answer: a list, or an object with `items`. Throws where it is neither. */
export async function parsePage(
  entity: Entity,
  response: Response,
  subject: Subject,
  asked: { page: number; size: number; isPaged: boolean },
): Promise<RecordPage> {
  const body = await bodyOf(response);
  const all = Array.isArray(body) ? body : isObject(body) ? body.items : undefined;
  if (!Array.isArray(all)) throw new UnreadableAnswer(`${entity.name}: items`);
  // Where nothing pages, an array alone is all there is, whatever page was asked for.
  const isAll = Array.isArray(body) && !asked.isPaged;
  const items = isAll ? all.slice((asked.page - 1) * asked.size, asked.page * asked.size) : all;
  if (!items.every((item) => isRecord(entity, item))) throw new UnreadableAnswer(`${entity.name}: ${entity.key}`);
  const around = isObject(body) ? body : {};
  const included = parseIncluded(entity, around.included, subject);
  const next = cursorOf(around.next);
  return {
    items: items.map((item) => completed(entity, 'list', item, subject, included)),
    total: isAll
      ? all.length
      : isCount(around.total)
        ? around.total
        : next === undefined
          ? totalOf(items.length, asked)
          : undefined,
    next,
    included,
  };
}

function isCount(total: unknown): total is number {
  return Number.isSafeInteger(total) && Number(total) >= 0;
}

/** What is not full, and nothing follows, is the last page: then it is known how many there are. */
function totalOf(length: number, { page, size }: { page: number; size: number }): number | undefined {
  return length < size && (length > 0 || page === 1) ? (page - 1) * size + length : undefined;
}

/** A cursor, or the address of the next page with the cursor in it. */
function cursorOf(next: unknown): string | undefined {
  const text = typeof next === 'number' ? String(next) : textOf(next);
  if (!text?.includes('cursor=')) return text;
  return new URLSearchParams(text.slice(text.indexOf('?') + 1)).get('cursor') ?? text;
}
