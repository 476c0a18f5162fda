import {
  type Entity,
  formatListQuery,
  joinedNames,
  type ListQuery,
  type Screen,
  type Subject,
  type Values,
} from '#specification';
import type { Figure, ListFigures, OneRecord, RecordPage } from './answer.ts';
import type { Connection, Outgoing } from './connection.ts';
import { ProblemError, UnreadableAnswer, withOutcome } from './failures.ts';
import { changeCall, listCall, pagingOf, readCall } from './outgoing.ts';
import { parsePage } from './parse-page.ts';
import { parseRecord } from './parse-record.ts';
import { problemOf } from './problem-of.ts';

/** What a list is asked for. */
export interface ListOptions {
  query: ListQuery;
  size: number;
  /** The screen that asks: its views, search and default sort hold. */
  screen?: Screen;
  /** Where the page begins, where the call pages by cursor; absent for the first. */
  cursor?: string;
  signal?: AbortSignal;
}

/** What a record is changed by. */
export interface Change {
  entity: Entity;
  /** `create`, `update`, `delete` or a transition. */
  does: string;
  /** The record as it was known; absent for a new one. */
  record?: OneRecord;
  values?: Values;
  /** The same for every try of the same change. Sent where the call states it. */
  idempotencyKey?: string;
}

/** Asks the product's server, whoever that is. Throws `ProblemError`, `UnreadableAnswer` or `Unreachable`. */
export interface Client {
  list: (entity: Entity, options: ListOptions) => Promise<RecordPage>;
  /** @param known what is known of the record: its key, and whatever else its address needs */
  read: (entity: Entity, known: Values, signal?: AbortSignal) => Promise<OneRecord>;
  /** Creates, updates, deletes, or takes a transition. Undefined where the record is gone afterwards. */
  change: (change: Change) => Promise<OneRecord | undefined>;
  /** What the records that a list asks for come to: of each field that is named the sum, the average, the least, the most. */
  listFigures: (
    screen: Screen,
    query: ListQuery,
    fields: readonly string[],
    signal?: AbortSignal,
  ) => Promise<ListFigures>;
  /** What the widgets of a dashboard show, in their order. */
  figures: (screen: Screen, signal?: AbortSignal) => Promise<Figure[]>;
  /** Sends a call as it stands, and gives the answer as it came, whatever it says. */
  ask: (call: Outgoing) => Promise<Response>;
}

/** Whether a change that is sent again is made only once: a key, a revision, or what it does sees to that. */
function isRepeatable({ entity, does, record, idempotencyKey }: Change): boolean {
  const isRecognised = entity.product.operation(entity, does)?.call?.facts.idempotencyKey && idempotencyKey;
  return does === 'update' || does === 'delete' || Boolean(isRecognised || (record?.etag && does !== 'create'));
}

/** Whether nothing of what was sent is in the record that is answered: whoever says so kept none of it. */
function isAsBefore({ does, record, values = {} }: Change, found: Values): boolean {
  if (does !== 'update' || !record) return false;
  const text = (value: unknown) => JSON.stringify(typeof value === 'string' ? value.trim() : (value ?? null));
  const changed = Object.keys(values).filter((name) => text(values[name]) !== text(record.values[name]));
  return changed.length > 0 && changed.every((name) => text(found[name]) === text(record.values[name]));
}

/** A client for who asks. */
export function createClient(connection: Connection, subject: Subject): Client {
  const ask = async (call: Outgoing): Promise<Response> => {
    const headers: Record<string, string> = { accept: 'application/json', ...call.headers };
    // The language that is spoken stands on the page.
    const spoken = globalThis.document?.documentElement.lang;
    if (spoken) headers['accept-language'] = spoken;
    // A server of the product's own must not take anyone's word for who asks.
    if (connection.isEmbedded) headers['preview-as'] = encodeURIComponent(JSON.stringify(subject));
    return connection.send({ ...call, headers });
  };
  const send = async (call: Outgoing): Promise<Response> => {
    const response = await ask(call);
    if (!response.ok) throw await problemOf(response);
    return response;
  };
  const carryOut = async (change: Change): Promise<OneRecord | undefined> => {
    const { entity, does, record } = change;
    const answer = await send(changeCall(change));
    // Done, and nothing said of the record: it is asked for.
    const isSilent = record !== undefined && does !== 'delete' && [204, 205].includes(answer.status);
    const response = isSilent ? await send(readCall(entity, record.values)) : answer;
    if (does === 'delete') {
      if (![200, 204].includes(response.status)) throw new UnreadableAnswer(`HTTP ${response.status}`);
      return undefined;
    }
    const key = record && does !== 'create' ? entity.keyOf(record.values) : undefined;
    const found = await parseRecord(entity, response, subject, key);
    // Another revision says that something was kept, in a form of the server's own.
    const isOther = found.etag !== undefined && record?.etag !== undefined && found.etag !== record.etag;
    if (!isOther && isAsBefore(change, found.values)) throw new UnreadableAnswer('the record is as it was');
    return found;
  };
  return {
    ask,
    list: async (entity, options) => {
      const { query, size } = options;
      return parsePage(entity, await send(listCall(entity, options)), subject, {
        page: query.page,
        size,
        isPaged: pagingOf(entity) !== undefined,
      });
    },
    read: async (entity, known, signal) => {
      const asked = known[entity.key] === undefined ? undefined : entity.keyOf(known);
      return parseRecord(entity, await send(readCall(entity, known, signal)), subject, asked);
    },
    change: async (change) => {
      try {
        return await carryOut(change);
      } catch (error) {
        throw connection.isEmbedded ? error : withOutcome(error, isRepeatable(change));
      }
    },
    listFigures: async (screen, query, fields, signal) => {
      if (!connection.isEmbedded) throw new ProblemError({ type: 'about:blank', status: 501, title: '' });
      const parameters = formatListQuery({ ...query, page: 1, sort: [] });
      parameters.set('screen', screen.name);
      parameters.set('of', joinedNames(fields));
      const path = `/.figures/${encodeURIComponent(screen.name)}?${parameters}`;
      const { parseListFigures } = await import('./parse-figures.ts');
      return parseListFigures(await send({ method: 'GET', path, headers: {}, signal }));
    },
    figures: async (screen, signal) => {
      // No document states such a call: a server of the product's own is not asked what it cannot know.
      if (!connection.isEmbedded) throw new ProblemError({ type: 'about:blank', status: 501, title: '' });
      const path = `/.figures/${encodeURIComponent(screen.name)}`;
      const { parseFigures } = await import('./parse-figures.ts');
      return parseFigures(await send({ method: 'GET', path, headers: {}, signal }), screen.widgets.length);
    },
  };
}
