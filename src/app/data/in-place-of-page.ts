import { useQueryClient } from '@tanstack/react-query';
import type { RecordPage } from '#client';
import type { Entity } from '#specification';
import { pageQuery, type RecordsOptions } from './queries.ts';
import { useSession } from './session.tsx';

export interface InPlaceOfPage {
  /** Shows them still, whatever was answered meanwhile. */
  keep: () => void;
  /** Shows the page again, as it is by then. */
  end: () => void;
}

/** Shows other records in place of a page that is shown. */
export function useInPlaceOfPage(entity: Entity, options: RecordsOptions): (page: RecordPage) => InPlaceOfPage {
  const session = useSession();
  const queries = useQueryClient();
  const { queryKey } = pageQuery(session, queries, entity, options);
  return (page) => {
    const before = queries.getQueryData(queryKey);
    const keep = () => queries.setQueryData(queryKey, page);
    keep();
    return {
      keep,
      end: () => {
        queries.setQueryData(queryKey, before);
        void queries.invalidateQueries({ queryKey });
      },
    };
  };
}
