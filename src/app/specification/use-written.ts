import { skipToken, useQuery } from '@tanstack/react-query';
import { useDocument } from '#app/product';

/** The text of the document; undefined while it is fetched, and where there is none to be had. */
export function useWritten(): string | undefined {
  const { id, reading, text } = useDocument();
  return useQuery({ queryKey: ['text', id, reading], queryFn: text ?? skipToken, structuralSharing: false }).data;
}
