import { byWeight } from '#app/gaps';
import type { Gap } from '#specification';

const mostShown = 5;

const needs = { blocking: 1, shaping: 2, detail: 4 };

/** Whole chapters of addresses, texts and limits: the app has its own meanwhile. */
const finishing: ReadonlySet<string> = new Set(['chapter.calls', 'chapter.errors', 'chapter.constants']);

/** What cannot be shown or done meanwhile is asked before what weighs more. */
function needOf({ kind, weight, effect }: Gap): number {
  if (effect === 'blocked') return 0;
  return finishing.has(kind) ? 3 : needs[weight];
}

/** The few gaps whose answers let most go on, in the order of all of them; of a kind only the first, as far as others are needed as soon. */
export function nextQuestions(gaps: readonly Gap[], most = mostShown): Gap[] {
  const waiting = gaps.toSorted((a, b) => needOf(a) - needOf(b) || b.blocks.length - a.blocks.length);
  const asked = [...Map.groupBy(waiting, needOf).values()].flatMap((ordered) => {
    const kinds = new Set<string>();
    const distinct = ordered.filter(({ kind }) => !kinds.has(kind) && kinds.add(kind));
    return [...new Set([...distinct, ...ordered])];
  });
  return byWeight(asked.slice(0, most));
}
