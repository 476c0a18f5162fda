import { chapterKeys, type Gap } from '#specification';

const weights = { blocking: 0, shaping: 1, detail: 2 };
const effects = { blocked: 0, assumed: 1, open: 2 };

/** In the one order of all that is asked: what weighs most first, of that chapter by chapter, of a chapter what most waits for. */
export function byWeight(gaps: readonly Gap[]): Gap[] {
  return gaps.toSorted(
    (a, b) =>
      weights[a.weight] - weights[b.weight] ||
      placeOf(a) - placeOf(b) ||
      effects[a.effect] - effects[b.effect] ||
      b.blocks.length - a.blocks.length,
  );
}

/** Chapter by chapter; but which entities there are is asked before the screens that show them. */
const placeOf = ({ path, chapter }: Gap): number =>
  path === 'entities' ? chapterKeys.indexOf('screens') - 0.5 : chapterKeys.indexOf(chapter);
