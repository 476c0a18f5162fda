import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { onSettings } from '#app/settings';
import { type OneRecord, type RecordPage, Unreachable } from '#client';
import type { Entity, Values } from '#specification';
import type { Outbox } from './outbox.ts';
import { type Session, useSession } from './session.tsx';
import { isOf, laidOver, waitingOf } from './waiting-change.ts';

const nothing = () => '';

/** What waits for the line; another whenever it changes. */
function useSnapshot({ outbox }: Session): string {
  return useSyncExternalStore(onSettings, outbox ? () => outbox.snapshot() : nothing);
}

/** Of what is shown of an entity, what the server does not know yet. */
export interface WaitingHere {
  /** The keys of records that a change waits for. */
  keys: ReadonlySet<string>;
  /** Records that are not made yet, as far as they are known, with what tells them apart. */
  unmade: ReadonlyMap<Values, string>;
}

/** What of an entity waits for the line. */
export function useWaiting(entity: Entity): WaitingHere {
  const session = useSession();
  const snapshot = useSnapshot(session);
  const { outbox } = session;
  return useMemo(() => waitingOf(entity, (snapshot && outbox?.waiting()) || []), [entity, snapshot, outbox]);
}

/** Lays what waits over a record that the server answered. */
export function useRecordOver(entity: Entity | undefined): (record: OneRecord) => OneRecord {
  const session = useSession();
  const snapshot = useSnapshot(session);
  const { outbox } = session;
  return useCallback(
    (record: OneRecord) => (snapshot && outbox && entity ? laidOver(entity, record, outbox.waiting()) : record),
    [snapshot, outbox, entity],
  );
}

/** Lays what waits over a page of records: what is deleted is left out. */
export function usePageOver(entity: Entity | undefined): (page: RecordPage) => RecordPage {
  const session = useSession();
  const snapshot = useSnapshot(session);
  const { outbox } = session;
  return useCallback(
    (page: RecordPage) => (snapshot && outbox && entity ? pageOver(entity, page, outbox) : page),
    [snapshot, outbox, entity],
  );
}

function pageOver(entity: Entity, page: RecordPage, outbox: Outbox): RecordPage {
  const waiting = outbox.waiting().filter((change) => change.entity === entity.name && change.record);
  if (waiting.length === 0) return page;
  const isLeft = (key: string) => !waiting.some((change) => change.does === 'delete' && isOf(change, entity, key));
  const items = page.items
    .filter((values) => isLeft(entity.keyOf(values)))
    .map((values) => laidOver(entity, { values, changes: [], included: {} }, waiting).values);
  const total = page.total === undefined ? undefined : page.total - (page.items.length - items.length);
  return { ...page, items, total };
}

/** The record that a change waits for, as it was known then, where nobody answers. Throws the error where there is none. */
export function knownInOutbox({ outbox }: Session, entity: Entity, key: unknown, error: unknown): OneRecord {
  const isUnanswered = error instanceof Unreachable && key !== undefined;
  const first = isUnanswered ? outbox?.waiting().find((change) => isOf(change, entity, String(key))) : undefined;
  if (!first?.record) throw error;
  return { changes: [], included: {}, ...first.record };
}
