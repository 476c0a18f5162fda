import { skipToken, useQuery } from '@tanstack/react-query';
import { type Positions, positionAt } from '#specification';
import { useDocument } from './document.ts';

/** The line and the column of a fact, as messages write them; undefined until they are known. */
export function usePosition(path: string): string | undefined {
  const { id, product, positions } = useDocument();
  const { data } = useQuery<Positions>({
    queryKey: ['positions', id],
    queryFn: positions ?? skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  const known = positions ? data : product.specification.positions;
  if (!known) return undefined;
  const { line, column } = positionAt(known, path);
  return `${line}:${column}`;
}
