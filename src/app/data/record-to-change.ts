import { useQueryClient } from '@tanstack/react-query';
import { type OneRecord, Unreachable } from '#client';
import type { Entity, Values } from '#specification';
import { recordKey } from './queries.ts';
import { useSession } from './session.tsx';

/**
 * Reads a record of a list before it is changed: a list has no revisions. Where nobody answers it is what was known of it last, and
 * is held against the server's before the change is sent.
 */
export function useRecordToChange(entity: Entity): (values: Values) => Promise<OneRecord> {
  const session = useSession();
  const queries = useQueryClient();
  const { client, outbox } = session;
  const known = (values: Values): OneRecord =>
    queries.getQueryData<OneRecord>(recordKey(session, entity, values)) ?? { values, changes: [], included: {} };
  return async (values) => {
    try {
      if (outbox && !navigator.onLine) return outbox.laidOver(entity, known(values));
      const record = await client.read(entity, values);
      return outbox ? outbox.laidOver(entity, record) : record;
    } catch (error) {
      if (!outbox || !(error instanceof Unreachable)) throw error;
      return outbox.laidOver(entity, known(values));
    }
  };
}
