import { useQueryClient } from '@tanstack/react-query';
import { useDocument } from '#app/product';

/** Asks anew for the records that are in sight: somebody else changed one of them. */
export function useAskAnew(): () => void {
  const queries = useQueryClient();
  const { id } = useDocument();
  return () => void queries.invalidateQueries({ queryKey: ['records', id] });
}
