import type { Messages } from '#app/messages';
import type { Gap } from '#specification';

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

/**
 * In the one order of all that is asked: what weighs most first, of that what cannot be shown or done meanwhile, of that
 * what most screens wait for; else as it stands in the document.
 */
export function byWeight(gaps: readonly Gap[]): Gap[] {
  return [...gaps].sort(
    (a, b) =>
      weights[a.weight] - weights[b.weight] ||
      effects[a.effect] - effects[b.effect] ||
      b.blocks.length - a.blocks.length,
  );
}
