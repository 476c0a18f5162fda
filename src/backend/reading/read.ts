import type { Exchange } from '../exchange.ts';
import { etagOf } from '../request.ts';
import type { StoredRecord } from '../stores/index.ts';
import { included, shownPaths } from './included.ts';
import { visible, visibleChanges } from './shown.ts';

/** One record. */
export async function read(exchange: Exchange): Promise<Response> {
  const { stored } = await exchange.record();
  return answerRecord(exchange, stored);
}

/** A record as the asker may see it, with its history and the records that it refers to. */
export async function answerRecord(exchange: Exchange, stored: StoredRecord, status = 200): Promise<Response> {
  const { entity, lookup } = exchange;
  const values = lookup.valuesOf(entity, stored);
  const body = await lookup.settle(() => ({
    [entity.key]: stored.key,
    ...visible(exchange, entity, values),
    ...(entity.keepsHistory ? { $changes: visibleChanges(exchange, entity, values, stored) } : {}),
  }));
  const others = await included(exchange, [values], shownPaths(exchange, entity));
  return Response.json(
    { ...body, ...(others ? { $included: others } : {}) },
    { status, headers: { etag: etagOf(stored), 'cache-control': 'no-store' } },
  );
}
