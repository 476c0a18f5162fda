import { byNeed, byWeight, needOf } from '#app/gaps';
import type { Gap } from '#specification';

const mostShown = 5;

/** The few gaps whose answers let most go on, in the order of all of them; of a kind only the first, as far as others are needed as soon. */
export function nextQuestions(gaps: readonly Gap[], most = mostShown): Gap[] {
  const needs = [...Map.groupBy(byNeed(gaps), needOf).values()];
  const asked = needs.flatMap((ordered) => {
    const kinds = new Set<string>();
    const distinct = ordered.filter(({ kind }) => !kinds.has(kind) && kinds.add(kind));
    return [...new Set([...distinct, ...ordered])];
  });
  return byWeight(asked.slice(0, most));
}
