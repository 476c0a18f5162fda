import { type RefObject, useState } from 'react';
import { focused, wayBack } from './way-back.ts';

/**
 * What to do with the focus once something that opened is closed. It goes to what opened it or had it before, or,
 * where that is gone, to what stands beside its place.
 * @param trigger what opened it, where it has a button of its own
 */
export function useWayBack(isOpen: boolean, trigger?: RefObject<HTMLElement | null>): (event: Event) => void {
  const [known, setKnown] = useState<{ isOpen: boolean; goBack?: () => boolean }>({ isOpen: false });
  // Now, and not in an effect: a menu that it was opened from is gone by then.
  if (isOpen !== known.isOpen) setKnown({ isOpen, goBack: isOpen ? wayFrom(trigger?.current) : known.goBack });
  return (event) => {
    if (known.goBack?.()) event.preventDefault();
  };
}

function wayFrom(trigger: HTMLElement | null | undefined): (() => boolean) | undefined {
  return globalThis.document && wayBack(trigger ?? focused());
}
