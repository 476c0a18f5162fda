import type { Gap } from '#specification';

const mostShown = 5;
const effects = { blocked: 0, assumed: 1, open: 2 };
const weights = { blocking: 0, shaping: 1, detail: 2 };

/** The few gaps whose answers let most go on: what blocks first, then how many screens wait; of a kind only one. */
export function nextQuestions(gaps: readonly Gap[], most = mostShown): Gap[] {
  const ordered = [...gaps].sort(
    (a, b) =>
      weights[a.weight] - weights[b.weight] ||
      effects[a.effect] - effects[b.effect] ||
      b.blocks.length - a.blocks.length,
  );
  const kinds = new Set<string>();
  const distinct = ordered.filter(({ kind }) => !kinds.has(kind) && kinds.add(kind));
  const others = ordered.filter((gap) => !distinct.includes(gap));
  return [...distinct, ...others].slice(0, most);
}
