import type { KeyboardEvent } from 'react';
import { isComposing } from './is-composing.ts';

/** Whether Escape was pressed in what lies over the page and taken by nothing: a message that came after it has it from Radix, and leaves it. */
export function isLeft(event: KeyboardEvent): boolean {
  const { key, currentTarget, target } = event;
  const isInside =
    target instanceof Element && currentTarget.contains(target) && !target.closest('[data-takes-escape]');
  return key === 'Escape' && isInside && !event.isDefaultPrevented() && !isComposing(event.nativeEvent);
}
