import type { Change } from '../results.ts';

/** Changes that look the same are one decision: the same kind, the same places, as many pixels in each. */
export function groupChanges(changes: readonly Change[]): Change[][] {
  const signature = ({ kind, boxes, story, mode }: Change) =>
    boxes
      ? `${kind} ${JSON.stringify(boxes.map(({ width, height, pixels }) => [width, height, pixels]))}`
      : `${kind} ${story} ${mode}`;
  return [...Map.groupBy(changes, signature).values()];
}
