import examples from 'virtual:examples';
import { useQuery } from '@tanstack/react-query';
import { freshly } from '#app/lazily';
import { useDocument } from '#app/product';
import type { Gap, Positions, Specification } from '#specification';
import type { Elsewhere, Statement } from '#specification/stating';

const loadStating = () => import('#specification/stating');

const keyOf = ({ kind, path, subject }: Gap) => [kind, path, subject];

/** What to write, and what where there is none of it; null where that is no answer. */
interface Stated {
  answer: Statement | null;
  none: Statement | null;
}

/** What to write so that a gap is answered. */
export function useStatement(gap: Gap) {
  const document = useDocument();
  const { id, reading, product, text, positions, isEarlier } = document;
  return useQuery<Stated>({
    queryKey: ['statement', id, reading, ...keyOf(gap), isEarlier],
    queryFn: async () => {
      const [{ statementOf, noneOf }, written, places] = await Promise.all([
        freshly(loadStating),
        text?.(),
        positions?.(),
      ]);
      // Of another version it is not known where in this text an answer belongs.
      if (written === undefined || isEarlier) return { answer: null, none: null };
      const specification = placed(product.specification, places);
      return {
        answer: statementOf(gap, specification, written) ?? null,
        none: noneOf(gap, specification, written) ?? null,
      };
    },
    staleTime: 0,
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
      const { elsewhere } = await freshly(loadStating);
      for (const { id, load, text, positions } of examples) {
        if (here === `/~${id}/`) continue;
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
