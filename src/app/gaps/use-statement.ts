import examples from 'virtual:examples';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDocument } from '#app/product';
import { freshly } from '#components/lazily';
import type { ChapterKey, Gap, Positions, Specification } from '#specification';
import { additionTo, type Elsewhere, elsewhere, noneOf, type Statement, statementOf } from '#specification/stating';

const keyOf = ({ kind, path, subject }: Gap) => [kind, path, subject];

/** What to write, in the very text that it is for. */
interface Written {
  text: string;
  /** Absent where nothing of the document would be an answer. */
  answer: Statement | undefined;
}

/** What to write so that a gap is answered, and what where there is none of it; null where that is not known. */
export function useStatement(gap: Gap) {
  return useWritten(['statement', ...keyOf(gap)], (specification, text) => ({
    answer: statementOf(gap, specification, text),
    none: noneOf(gap, specification, text),
  }));
}

/** What to write so that a chapter has one thing more; null where that is not known. */
export function useAddition(chapter: ChapterKey) {
  return useWritten(['addition', chapter], (specification, text) => ({
    answer: additionTo(chapter, specification, text),
  }));
}

function useWritten<Found extends Pick<Written, 'answer'>>(
  key: readonly unknown[],
  find: (specification: Specification, text: string) => Found,
) {
  const { id, reading, product, text, positions, isEarlier } = useDocument();
  return useQuery<(Found & Written) | null>({
    queryKey: [...key, id, reading, isEarlier],
    queryFn: async () => {
      const [written, places] = await Promise.all([text?.(), positions?.()]);
      // Of another version it is not known where in this text an answer belongs.
      if (written === undefined || isEarlier) return null;
      return { ...find(placed(product.specification, places), written), text: written };
    },
    staleTime: 0,
    // Who types goes on while the document is read anew.
    placeholderData: keepPreviousData,
    structuralSharing: false,
  });
}

/** How another document states the same key; null where none does. */
export function useElsewhere(gap: Gap) {
  const { to } = useDocument();
  const here = to('/');
  return useQuery<Elsewhere | null>({
    queryKey: ['elsewhere', here, gap.path],
    queryFn: async () => {
      for (const { id, load, text, positions } of examples) {
        if (here === `/~${encodeURIComponent(id)}/`) continue;
        const [{ specification }, written, places] = await Promise.all([
          freshly(load),
          freshly(text),
          freshly(positions),
        ]);
        const found = elsewhere(gap.path, placed(specification, places), written);
        if (found) return found;
      }
      return null;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** A built document comes without the places of its facts. */
function placed(specification: Specification, positions: Positions | undefined): Specification {
  return positions ? { ...specification, positions } : specification;
}
