import { useRecords } from '#app/data';
import type { ListPartProps } from './list-records.tsx';

/** The page of records that the address of a list asks for. */
export function useListPage({ screen, entity, address }: ListPartProps) {
  const { asked, sort } = address;
  return useRecords(entity, { query: { ...asked, sort }, size: screen.pageSize, screen });
}
