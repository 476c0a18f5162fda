import { keepPreviousData, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useProduct, useSpecification } from '#app/product';
import type { Change } from '#backend';
import { displayOf, isEmpty, keyOf, type ListQuery, type RecordData, type Values } from '#spec';
import { type Call, type Connection, call } from './connection.ts';
import { useSession } from './session.tsx';

export interface RecordPage {
  items: RecordData[];
  total: number;
}

export interface OneRecord {
  values: RecordData;
  changes: Change[];
  etag?: string;
}

/** The key of whatever is known of an entity to who is looking. */
function useKey(entity: string) {
  const { id } = useProduct();
  const { subject, role } = useSession();
  return ['records', id, entity, role, subject.id] as const;
}

function useCall() {
  const specification = useSpecification();
  const { connection, subject } = useSession();
  return (options: Call) => call(connection, specification, subject, options);
}

/** A page of records. While another page is on its way, the earlier one is kept. */
export function useList(entity: string, query: ListQuery, pageSize: number) {
  const key = useKey(entity);
  const make = useCall();
  return useQuery({
    queryKey: [...key, 'list', query, pageSize],
    queryFn: async () => (await make({ entity, does: 'list', query, pageSize })).data as RecordPage,
    placeholderData: keepPreviousData,
  });
}

function recordOf({ data, etag }: { data: unknown; etag?: string }): OneRecord {
  const { $changes, ...values } = data as RecordData & { $changes?: Change[] };
  return { values, changes: $changes ?? [], etag };
}

export function useRecord(entity: string, recordKey: string | undefined) {
  const key = useKey(entity);
  const make = useCall();
  return useQuery({
    queryKey: [...key, 'record', recordKey],
    queryFn: async () => recordOf(await make({ entity, does: 'read', key: recordKey })),
    enabled: !isEmpty(recordKey),
  });
}

/** What the record that a reference leads to is called; its key where it may not be seen, nothing while that is open. */
export function useReferenceName(entity: string, recordKey: string): string {
  const specification = useSpecification();
  const { data, isPending } = useRecord(entity, recordKey);
  if (data) return displayOf(specification, entity, data.values);
  return isPending ? '' : recordKey;
}

/** The records that some references of a record lead to, as expressions look them up. */
export function useLookup(references: Record<string, string>, values: Values) {
  const { id } = useProduct();
  const { subject, role } = useSession();
  const make = useCall();
  const wanted = Object.entries(references).flatMap(([name, entity]) =>
    typeof values[name] === 'string' ? [{ entity, key: values[name] }] : [],
  );
  return useQueries({
    queries: wanted.map(({ entity, key }) => ({
      queryKey: ['records', id, entity, role, subject.id, 'record', key],
      queryFn: async () => recordOf(await make({ entity, does: 'read', key })),
    })),
    combine: (results) => (entity: string, key: string) => {
      const index = wanted.findIndex((one) => one.entity === entity && one.key === key);
      return results[index]?.data?.values;
    },
  });
}

/** Changes records. Whatever was known of any entity may rest on the change, so all of it is asked again. */
export function useChange() {
  const { id } = useProduct();
  const client = useQueryClient();
  const make = useCall();
  return useMutation({
    mutationFn: async (options: Call) => {
      const answer = await make(options);
      return answer.data ? recordOf(answer) : undefined;
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['records', id] }),
  });
}

/** Finds records to choose from by what is typed. Its identity holds as long as what it searches. */
export function useSearch(entity: string, fits: (record: RecordData) => boolean) {
  const specification = useSpecification();
  const { connection, subject } = useSession();
  return useMemo(
    () => async (typed: string) => {
      const query = { search: typed, filters: {}, sort: [], page: 1, view: '' };
      const { data } = await call(connection as Connection, specification, subject, {
        entity,
        does: 'list',
        query,
        pageSize: 200,
      });
      const options = (data as RecordPage).items.filter(fits).map((record) => ({
        value: keyOf(specification, entity, record),
        label: displayOf(specification, entity, record),
      }));
      // What is called so comes before what only has it somewhere.
      const wanted = typed.toLocaleLowerCase();
      const rank = ({ label }: { label: string }) => {
        const at = label.toLocaleLowerCase().indexOf(wanted);
        return at === 0 ? 0 : at > 0 ? 1 : 2;
      };
      return options.sort((a, b) => rank(a) - rank(b)).slice(0, 50);
    },
    [connection, specification, subject, entity, fits],
  );
}
