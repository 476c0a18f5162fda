import type { FocusEvent, PointerEvent } from 'react';
import { toTheRight } from '#components/internal';

/** All parts of the day or time that an element is of. */
export const segmentsAround = (element: Element) => [
  ...(element.closest('[role=group]')?.querySelectorAll<HTMLInputElement>('[role=spinbutton]') ?? []),
];

/** What is seen to the right or left of it; what is on the next line comes after the end of this one. */
export function besideOf(input: HTMLElement, isRight: boolean): HTMLElement | undefined {
  const turn = toTheRight(input.closest('[role=group]') ?? input);
  const seen = segmentsAround(input)
    .map((segment) => ({ segment, ...lineAndPlace(segment) }))
    .sort((one, other) => one.line - other.line || (one.place - other.place) * turn);
  const at = seen.findIndex(({ segment }) => segment === input);
  return seen[at + (isRight ? turn : -turn)]?.segment;
}

function lineAndPlace(segment: Element) {
  const { top, left } = segment.getBoundingClientRect();
  return { line: Math.round(top), place: left };
}

/** A press beside the parts goes to the first that is empty. */
export function focusNearest(event: PointerEvent<HTMLElement>) {
  const { target, currentTarget } = event;
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest('input, button')) return;
  event.preventDefault();
  const segments = [...currentTarget.querySelectorAll<HTMLInputElement>('[role=spinbutton]')];
  (segments.find(({ value }) => value === '') ?? segments.at(-1))?.focus();
}

/** Whether the focus goes from one part to another, or to the calendar and back. */
export function isAmong({ currentTarget, relatedTarget }: FocusEvent): boolean {
  if (!(relatedTarget instanceof Element)) return false;
  const sheet = relatedTarget.closest('[data-popover]');
  return currentTarget.contains(relatedTarget) || (sheet !== null && !sheet.contains(currentTarget));
}
