import type { Messages } from '#app/messages';
import { chapterKeys, type Gap } from '#specification';

/** How many gaps there are: those that hold something up or shape it, and details apart. */
export interface GapCount {
  open: number;
  details: number;
}

/** Counted the same way everywhere. */
export function countOf(gaps: readonly Gap[]): GapCount {
  const details = gaps.filter(({ weight }) => weight === 'detail').length;
  return { open: gaps.length - details, details };
}

/** The count in words; undefined where nothing is missing. */
export function sayCount({ open, details }: GapCount, messages: Messages): string | undefined {
  const parts = [open > 0 && messages.gapCount(open), details > 0 && messages.detailCount(details)].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : undefined;
}

const weights = { blocking: 0, shaping: 1, detail: 2 };
const effects = { blocked: 0, assumed: 1, open: 2 };

/** In the one order of all that is asked: what weighs most first, of that chapter by chapter, of a chapter what most waits for. */
export function byWeight(gaps: readonly Gap[]): Gap[] {
  return gaps.toSorted(
    (a, b) =>
      weights[a.weight] - weights[b.weight] ||
      chapterKeys.indexOf(a.chapter) - chapterKeys.indexOf(b.chapter) ||
      byWait(a, b),
  );
}

/** How soon an answer is needed, from 0: first what cannot be shown or done meanwhile, then what weighs more. */
export function needOf({ weight, effect }: Gap): number {
  return effect === 'blocked' ? 0 : weights[weight] + 1;
}

/** In the order of what can go on with an answer: what is needed first, and of that what most screens wait for. */
export function byNeed(gaps: readonly Gap[]): Gap[] {
  return gaps.toSorted((a, b) => needOf(a) - needOf(b) || byWait(a, b));
}

function byWait(a: Gap, b: Gap): number {
  return effects[a.effect] - effects[b.effect] || b.blocks.length - a.blocks.length;
}
