import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether a fieldset around disables a group: the browser does so to each button in it, and Tab would stop at the group that
 * leads to none of them.
 */
export function useIsOff<Group extends HTMLElement>(
  ref: Ref<Group> | undefined,
): [isOff: boolean, group: RefObject<Group | null>] {
  const group = useRef<Group>(null);
  useImperativeHandle<Group | null, Group | null>(ref, () => group.current);
  const [isOff, setIsOff] = useState(false);
  useLayoutEffect(() => {
    const around = fieldsetsAround(group.current);
    const look = () => setIsOff(around.some(({ disabled }) => disabled));
    look();
    const observer = new MutationObserver(look);
    for (const fieldset of around) observer.observe(fieldset, { attributeFilter: ['disabled'] });
    return () => observer.disconnect();
  }, []);
  return [isOff, group];
}

/** Those that may disable it: what stands in its legend, a fieldset leaves alone. */
function fieldsetsAround(element: Element | null | undefined): HTMLFieldSetElement[] {
  const fieldset = element?.parentElement?.closest('fieldset');
  if (!fieldset) return [];
  const isInLegend = fieldset.querySelector(':scope > legend')?.contains(element ?? null);
  return [...(isInLegend ? [] : [fieldset]), ...fieldsetsAround(fieldset)];
}
