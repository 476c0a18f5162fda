import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from 'react';
import { focusWithin } from './focus-first.ts';

/**
 * The ref of a control that is several: as in any other, `focus()` leads to where it is answered, and so does `autoFocus` once
 * it is there.
 */
export function useLeadingRef<Group extends HTMLElement>(
  ref: Ref<Group> | undefined,
  autoFocus = false,
): RefObject<Group | null> {
  const group = useRef<Group>(null);
  useImperativeHandle<Group | null, Group | null>(ref, () => {
    const element = group.current;
    if (element)
      element.focus = (options) => {
        if (!focusWithin(element)) HTMLElement.prototype.focus.call(element, options);
      };
    return element;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as in the browser's own, once
  useEffect(() => {
    const element = group.current;
    if (!autoFocus || !element || focusWithin(element)) return undefined;
    // Some are only in sight once they are measured.
    const frame = requestAnimationFrame(() => focusWithin(element));
    return () => cancelAnimationFrame(frame);
  }, []);
  return group;
}
