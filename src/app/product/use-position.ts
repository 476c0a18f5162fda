import { skipToken, useQuery } from '@tanstack/react-query';
import { type Positions, positionAt } from '#specification';
import { useDocument } from './document.ts';

/** Where the facts of the document stand; undefined until it is known. */
export function usePositions(): Positions | undefined {
  const { id, reading, product, positions } = useDocument();
  const { data } = useQuery<Positions>({
    queryKey: ['positions', id, reading],
    queryFn: positions ?? skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return positions ? data : product.specification.positions;
}

/** The line and the column of a fact, as messages write them; undefined until they are known. */
export function usePosition(path: string): string | undefined {
  const known = usePositions();
  if (!known) return undefined;
  const { line, column } = positionAt(known, path);
  return `${line}:${column}`;
}
