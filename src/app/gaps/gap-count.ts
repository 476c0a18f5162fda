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

const order = { blocking: 0, shaping: 1, detail: 2 };

/** What weighs most first; what weighs the same as it was. */
export function byWeight(gaps: readonly Gap[]): Gap[] {
  return [...gaps].sort((a, b) => order[a.weight] - order[b.weight]);
}
