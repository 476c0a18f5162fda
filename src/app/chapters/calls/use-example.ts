import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSamples } from '#app/chapters/drawn';
import { useDocument } from '#app/product';
import type { Operation } from '#specification';
import { type Example, makeExample } from './make-example.ts';

/** A call made from samples, and what it was answered; undefined while it is made, null where none could be. */
export function useExample(operation: Operation): Example | null | undefined {
  const { id, reading } = useDocument();
  const samples = useSamples();
  const { data } = useQuery<Example | null>({
    queryKey: ['example call', id, operation.method, operation.template.written, reading],
    enabled: samples !== undefined,
    queryFn: () => (samples ? makeExample(operation, samples.records, samples.now) : null),
    staleTime: Number.POSITIVE_INFINITY,
    // Who tries it goes on while the document is read anew.
    placeholderData: keepPreviousData,
    structuralSharing: false,
  });
  return data;
}
