import type { FocusEvent, FocusEventHandler } from 'react';

/** Whether the focus goes from one thing within an element to another. */
export const isWithin = ({ currentTarget, relatedTarget }: FocusEvent) =>
  relatedTarget instanceof Node && currentTarget.contains(relatedTarget);

/** Told of the focus that comes to a group from outside, or leaves it, and not of how it goes about in it. */
export function fromOutside<Group extends Element>(
  handler: FocusEventHandler<Group> | undefined,
): FocusEventHandler<Group> | undefined {
  return handler && ((event) => !isWithin(event) && handler(event));
}
