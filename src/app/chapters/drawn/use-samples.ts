import { useQuery } from '@tanstack/react-query';
import { useDocument } from '#app/product';
import { sampleRecords } from '#backend';
import type { Values } from '#specification';

/** Samples by the name of their entity, and the moment that they lie around. */
export interface Samples {
  now: Date;
  records: Record<string, Values[]>;
}

/** Samples of the document that is open; undefined while they are made. */
export function useSamples(): Samples | undefined {
  const { id, reading, product, samples } = useDocument();
  const { data } = useQuery<Samples>({
    queryKey: ['samples', id, reading],
    queryFn: async () => {
      const now = new Date();
      const made = await sampleRecords(product, now, samples);
      const records = Object.entries(made).map(([name, list]) => [name, list.map(({ values }) => values)] as const);
      return { now, records: Object.fromEntries(records) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return data;
}
