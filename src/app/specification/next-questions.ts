import { byNeed, byWeight } from '#app/gaps';
import type { Gap } from '#specification';

const mostShown = 5;

/** The few gaps whose answers let most go on, in the order of all of them; of a kind only the first, as far as there are others. */
export function nextQuestions(gaps: readonly Gap[], most = mostShown): Gap[] {
  const ordered = byNeed(gaps);
  const kinds = new Set<string>();
  const distinct = ordered.filter(({ kind }) => !kinds.has(kind) && kinds.add(kind));
  const others = ordered.filter((gap) => !distinct.includes(gap));
  const asked = new Set([...distinct, ...others].slice(0, most));
  return byWeight([...asked]);
}
