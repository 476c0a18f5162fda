import { useQueryClient } from '@tanstack/react-query';
import type { RecordPage } from '#client';
import type { Entity } from '#specification';
import { pageQuery, type RecordsOptions } from './queries.ts';
import { useSession } from './session.tsx';

/** Shows other records in place of a page that is shown. What it answers shows the page again. */
export function useInPlaceOfPage(entity: Entity, options: RecordsOptions): (page: RecordPage) => () => void {
  const session = useSession();
  const queries = useQueryClient();
  const { queryKey } = pageQuery(session, queries, entity, options);
  return (page) => {
    const before = queries.getQueryData(queryKey);
    queries.setQueryData(queryKey, page);
    return () => queries.setQueryData(queryKey, before);
  };
}
