import { byNeed, byWeight } from '#app/gaps';
import type { Gap } from '#specification';

const mostShown = 5;

/** The few gaps whose answers let most go on, in the order of all of them; of a kind only the first, as far as there are others of that weight. */
export function nextQuestions(gaps: readonly Gap[], most = mostShown): Gap[] {
  const weights = [...Map.groupBy(byNeed(gaps), ({ weight }) => weight).values()];
  const asked = weights.flatMap((ordered) => {
    const kinds = new Set<string>();
    const distinct = ordered.filter(({ kind }) => !kinds.has(kind) && kinds.add(kind));
    return [...new Set([...distinct, ...ordered])];
  });
  return byWeight(asked.slice(0, most));
}
