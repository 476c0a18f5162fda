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
