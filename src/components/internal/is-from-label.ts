import type { MouseEvent } from 'react';

/** Whether a press is that of a control's label, which the browser hands on: it lies elsewhere than the control. */
export function isFromLabel({ detail, clientX, clientY, currentTarget }: MouseEvent): boolean {
  // A press without a pointer lies nowhere.
  if (detail === 0 || (clientX === 0 && clientY === 0)) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
