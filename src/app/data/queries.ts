import { type QueryClient, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Figure, type OneRecord, ProblemError, type RecordPage } from '#client';
import { ahead } from '#components/lazily';
import { type Entity, everything, formatListQuery, type ListQuery, type Screen, type Values } from '#specification';
import { knownInOutbox, usePagesOver, useRecordOver } from './over-waiting.ts';
import { type Session, useSession } from './session.tsx';

/** What a list is asked for. */
export interface RecordsOptions {
  query: ListQuery;
  size: number;
  /** The screen that asks: its views, search and default sort hold. */
  screen?: Screen;
}

/** A page of records. While another page is on its way, the earlier one is kept. */
export function useRecords(entity: Entity | undefined, options: RecordsOptions): UseQueryResult<RecordPage> {
  const session = useSession();
  const queries = useQueryClient();
  const over = usePagesOver(entity, [options]);
  const select = useCallback((page: RecordPage) => over(page), [over]);
  const placeholderData = useWhileSame([...session.key, entity?.name, 'list', options.screen?.name ?? '']);
  return useQuery({
    ...pageQuery(session, queries, entity, options),
    select,
    enabled: entity !== undefined,
    placeholderData,
  });
}

/**
 * The earlier answer until the next one is there, of the same thing and for the same person: what somebody else may see is
 * not shown meanwhile.
 * @param start what the keys of both begin with
 */
export function useWhileSame(start: readonly unknown[]) {
  const name = JSON.stringify(start);
  const { length } = start;
  // The same function as long as it says the same: with another one each time what is shown is made anew without an end.
  return useCallback(
    <Data>(earlier: Data | undefined, query: { queryKey: readonly unknown[] } | undefined): Data | undefined =>
      JSON.stringify(query?.queryKey.slice(0, length)) === name ? earlier : undefined,
    [name, length],
  );
}

/** What asks for a page of records. */
export function pageQuery(session: Session, queries: QueryClient, entity: Entity | undefined, options: RecordsOptions) {
  const { query, size, screen } = options;
  return {
    queryKey: [...session.key, entity?.name, 'list', screen?.name ?? '', formatListQuery(query).toString(), size],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<RecordPage> => {
      if (!entity) throw new Error('a list of no entity');
      const isByCursor = entity.product.operation(entity, 'list')?.call?.facts.pagination === 'cursor';
      let cursor: string | undefined;
      if (isByCursor && query.page > 1) {
        // A cursor is only known from the page before.
        const before = { ...options, query: { ...query, page: query.page - 1 } };
        const { next, total } = await queries.fetchQuery({
          ...pageQuery(session, queries, entity, before),
          staleTime: 10_000,
        });
        if (next === undefined) return { items: [], total, next, included: {} };
        cursor = next;
      }
      const page = await session.client.list(entity, { ...options, cursor, signal });
      session.known.putAll(entity, page.included);
      return page;
    },
  };
}

/** One record by its key; nothing is asked while there is no key. */
export function useRecord(entity: Entity | undefined, key: string | undefined): UseQueryResult<OneRecord> {
  return useRecordAt(entity, entity && key ? { [entity.key]: key } : {});
}

/**
 * The record that an address names, by its key or by other fields.
 * @param parameters what the address has for them
 */
export function useRecordAt(
  entity: Entity | undefined,
  parameters: Readonly<Record<string, string | undefined>>,
): UseQueryResult<OneRecord> {
  const session = useSession();
  const known = entity ? knownOf(entity, parameters) : {};
  const select = useRecordOver(entity);
  return useQuery({
    select,
    queryKey: recordKey(session, entity, known),
    queryFn: async ({ signal }): Promise<OneRecord> => {
      if (!entity) throw new Error('a record of no entity');
      const found = entity.key in known ? known : await find(session, entity, known, signal);
      const record = await session.client
        .read(entity, found, signal)
        .catch((error: unknown) => knownInOutbox(session, entity, found[entity.key], error));
      session.known.put(entity, record.values);
      session.known.putAll(entity, record.included);
      return record;
    },
    enabled: Object.keys(known).length > 0,
  });
}

/** The key of the query for one record. */
export function recordKey(session: Session, entity: Entity | undefined, known: Values): readonly unknown[] {
  const of = entity && known[entity.key] !== undefined ? String(known[entity.key]) : known;
  return [...session.key, entity?.name, 'record', of];
}

/** What an address says of a record. A parameter that names no field stands for the key. */
function knownOf(entity: Entity, parameters: Readonly<Record<string, string | undefined>>): Values {
  const known: Values = {};
  for (const [name, value] of Object.entries(parameters))
    if (value) known[entity.field(name) ? name : entity.key] = value;
  return known;
}

async function find({ client }: Session, entity: Entity, known: Values, signal: AbortSignal): Promise<Values> {
  const filters = new Map(Object.entries(known).map(([name, value]) => [name, { oneOf: [String(value)] }]));
  const { items } = await client.list(entity, { query: { ...everything, filters }, size: 1, signal });
  const [found] = items;
  if (!found) throw new ProblemError({ type: 'about:blank', status: 404, title: '' });
  return found;
}

const loadFigures = () => import('./figures-from-lists.ts');
ahead(loadFigures);

/** What the widgets of a dashboard show, in their order. */
export function useFigures(screen: Screen): UseQueryResult<Figure[]> {
  const session = useSession();
  return useQuery({
    queryKey: [...session.key, 'figures', screen.name],
    queryFn: async ({ signal }) => {
      if (session.connection.isEmbedded) return session.client.figures(screen, signal);
      const { figuresFromLists } = await loadFigures();
      return figuresFromLists(session, screen, signal);
    },
  });
}
