import { type Ref, type RefObject, useLayoutEffect, useState } from 'react';
import { useLeadingRef } from './use-leading-ref.ts';

/**
 * Whether a fieldset around disables a group: the browser does so to each button in it, and Tab would stop at the group that
 * leads to none of them.
 */
export function useIsOff<Group extends HTMLElement>(
  ref: Ref<Group> | undefined,
  autoFocus?: boolean,
): [isOff: boolean, group: RefObject<Group | null>] {
  const group = useLeadingRef(ref, autoFocus);
  const [isOff, setIsOff] = useState(false);
  useLayoutEffect(() => {
    const around = fieldsetsAround(group.current);
    const look = () => setIsOff(around.some(({ disabled }) => disabled));
    look();
    const observer = new MutationObserver(look);
    for (const fieldset of around) observer.observe(fieldset, { attributeFilter: ['disabled'] });
    return () => observer.disconnect();
  }, [group]);
  return [isOff, group];
}

/** Those that may disable it: what stands in its legend, a fieldset leaves alone. */
function fieldsetsAround(element: Element | null | undefined): HTMLFieldSetElement[] {
  const fieldset = element?.parentElement?.closest('fieldset');
  if (!fieldset) return [];
  const isInLegend = fieldset.querySelector(':scope > legend')?.contains(element ?? null);
  return [...(isInLegend ? [] : [fieldset]), ...fieldsetsAround(fieldset)];
}
