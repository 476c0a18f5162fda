import { type Ref, type RefObject, useImperativeHandle } from 'react';

export interface DrawnAlreadyProps {
  element: RefObject<HTMLElement | null>;
  ref?: Ref<HTMLElement | null>;
}

/**
 * The child of a Radix trigger that stands on the page already: Radix learns where it is, and nothing is drawn. So what
 * opens can be loaded later without drawing its trigger, which may have the focus, anew.
 */
export function DrawnAlready({ element, ref }: DrawnAlreadyProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current, [element]);
  return null;
}
