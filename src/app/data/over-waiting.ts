import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { onSettings } from '#app/settings';
import { type OneRecord, type RecordPage, Unreachable } from '#client';
import { ahead } from '#components/lazily';
import { type Entity, formatListQuery, type Values } from '#specification';
import type { RecordsOptions } from './queries.ts';
import { type Session, useSession } from './session.tsx';
import type { WaitingOf } from './waiting-change.ts';

const nothing = () => '';

/** What waits for the line; another whenever it changes. */
function useSnapshot({ outbox }: Session): string {
  return useSyncExternalStore(onSettings, outbox ? () => outbox.snapshot() : nothing);
}

const none: WaitingOf = { changes: [], before: new Map(), after: new Map(), unmade: new Map() };

function useWaitingOf(entity: Entity | undefined): WaitingOf {
  const session = useSession();
  const snapshot = useSnapshot(session);
  const { outbox } = session;
  return useMemo(() => (entity && snapshot && outbox ? outbox.waitingOf(entity) : none), [entity, snapshot, outbox]);
}

/** Of what is shown of an entity, what the server does not know yet. */
export interface WaitingHere {
  /** All that stands on a page: first what is not made yet. */
  rowsOf: (page: RecordPage) => Values[];
  /** What tells a record apart, also one that is not made yet. */
  keyOf: (record: Values) => string;
  isMade: (record: Values) => boolean;
  /** Whether a change waits for it. */
  isWaiting: (record: Values) => boolean;
}

/** What of an entity waits for the line, as it is shown wherever records are. */
export function useWaiting(entity: Entity): WaitingHere {
  const { before, unmade } = useWaitingOf(entity);
  return useMemo(() => {
    const ids = new Map([...unmade].map(([id, values]) => [values, id]));
    return {
      rowsOf: (page) => [...(page.unmade ?? []).flatMap((id) => listOf(unmade.get(id))), ...page.items],
      keyOf: (record) => ids.get(record) ?? entity.keyOf(record),
      isMade: (record) => !ids.has(record),
      isWaiting: (record) => ids.has(record) || before.has(entity.keyOf(record)),
    };
  }, [entity, before, unmade]);
}

/** Lays what waits over a record that the server answered. */
export function useRecordOver(entity: Entity | undefined): (record: OneRecord) => OneRecord {
  const session = useSession();
  const snapshot = useSnapshot(session);
  const { outbox } = session;
  return useCallback(
    (record: OneRecord) => (snapshot && outbox && entity ? outbox.laidOver(entity, record) : record),
    [snapshot, outbox, entity],
  );
}

function listOf(values: Values | undefined): Values[] {
  return values ? [values] : [];
}

type Asked = Omit<RecordsOptions, 'size'>;

const loadMoves = () => import('./moves.ts');
ahead(loadMoves);

/**
 * Lays what waits over pages of records: what is deleted is left out, what does not fit any more leaves, what fits comes.
 * @param asked what each page is asked for
 */
export function usePagesOver(
  entity: Entity | undefined,
  asked: readonly Asked[],
): (page: RecordPage, index?: number) => RecordPage {
  const waiting = useWaitingOf(entity);
  const { outbox } = useSession();
  const moves = useMoves(entity, asked, waiting);
  const starts = asked.map(({ query }) => (query.page === 1 ? '1' : '')).join();
  return useCallback(
    (page: RecordPage, index = 0) => {
      if (!entity || !outbox || waiting.changes.length === 0) return page;
      return outbox.pageOver(entity, page, waiting, moves?.[index], starts.split(',')[index] === '1');
    },
    [entity, outbox, waiting, moves, starts],
  );
}

/** What becomes of each list; undefined while it is not known. */
function useMoves(entity: Entity | undefined, asked: readonly Asked[], waiting: WaitingOf) {
  const session = useSession();
  const lists = asked.map(({ query, screen }) => {
    return [screen?.name, formatListQuery({ ...query, page: 1, sort: [] }).toString()];
  });
  const { data } = useQuery({
    queryKey: ['waiting', ...session.key, entity?.name, waiting.changes, lists],
    queryFn: async () => {
      const { movesOf } = await loadMoves();
      return entity ? Promise.all(asked.map((one) => movesOf(session, entity, one, waiting))) : [];
    },
    enabled: entity !== undefined && waiting.changes.length > 0,
    structuralSharing: false,
  });
  return data;
}

/** The record that a change waits for, as it was known then, where nobody answers. Throws the error where there is none. */
export function knownInOutbox({ outbox }: Session, entity: Entity, key: unknown, error: unknown): OneRecord {
  const isUnanswered = error instanceof Unreachable && key !== undefined;
  const first = isUnanswered ? outbox?.firstOf(entity, String(key)) : undefined;
  if (!first?.record) throw error;
  return { changes: [], included: {}, ...first.record };
}
