import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDocument } from '#app/product';

/** Asks anew for the records that are in sight: what is known of them may be no more so. */
export function useAskAnew(): () => void {
  const queries = useQueryClient();
  const { id } = useDocument();
  return useCallback(() => void queries.invalidateQueries({ queryKey: ['records', id] }), [queries, id]);
}
