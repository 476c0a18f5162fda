import type { Gap } from '#specification';
import { useScreenGaps } from './show-gaps.ts';

const dashed = 'rounded-control outline-1 outline-dashed outline-edge outline-offset-4';
const looks = { open: dashed, assumed: dashed, blocked: `hatch ${dashed}` };

const order = ['blocked', 'assumed', 'open'] as const;

/**
 * How something is outlined whose facts are not all shown, while gaps are; undefined where nothing is missing.
 * @param shown other facts that it rests on
 */
export function useGapOutline(path: string, shown?: readonly string[]): string | undefined {
  return outlineOf(useScreenGaps(path, shown));
}

/** Dashed, and hatched where it cannot be shown or done. */
export function outlineOf(gaps: readonly Gap[]): string | undefined {
  const worst = order.find((effect) => gaps.some((gap) => gap.effect === effect));
  return worst && looks[worst];
}
