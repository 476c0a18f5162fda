import { type RefObject, useLayoutEffect, useState } from 'react';
import { focused, isOnItsWay, isSomewhere, wayBack } from './way-back.ts';

/**
 * What to do with the focus once something that opened is closed. It goes to what opened it or had it before, or,
 * where that is gone, to what stands beside its place.
 * @param trigger what opened it, where it has a button of its own
 */
export function useWayBack(isOpen: boolean, trigger?: RefObject<HTMLElement | null>): (event: Event) => void {
  const [known, setKnown] = useState<{ isOpen: boolean; way?: Way }>({ isOpen: false });
  // Now, and not in an effect: a menu that it was opened from is gone by then.
  if (isOpen !== known.isOpen) setKnown({ isOpen, way: isOpen ? wayFrom(trigger?.current) : known.way });
  const to = isOpen ? known.way?.to : undefined;
  // Closed, or taken away as it is: until it is gone nothing has the focus.
  useLayoutEffect(() => to && (() => isOnItsWay(to)), [to]);
  return (event) => {
    // What was opened by what is closing keeps it: Radix would take it away, and in a shadow root nothing brings it back.
    if (known.way?.goBack() || isSomewhere()) event.preventDefault();
  };
}

interface Way {
  to: Element;
  goBack: () => boolean;
}

function wayFrom(trigger: HTMLElement | null | undefined): Way | undefined {
  if (!globalThis.document) return undefined;
  const to = trigger ?? focused();
  return { to, goBack: wayBack(to) };
}
