import { FocusScope } from 'radix-ui/internal';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { activeIn } from '#components/internal';

const dialogs = '[role=dialog], [role=alertdialog]';

/**
 * A dialog holds the focus: it lets go of it for as long as somebody is at the messages, who came by the key that leads there.
 * @param region all that they stand in
 */
export function useWayIn(region: RefObject<HTMLElement | null>, isEmpty: boolean): ReactNode {
  const [isIn, setIsIn] = useState(false);
  useEffect(() => {
    const place = region.current;
    const isHeld = () => place !== null && (activeIn(place)?.closest(dialogs) ?? null) !== null;
    // Before Radix hears the same key, and gives the focus to what may not have it yet.
    const come = ({ code }: KeyboardEvent) => {
      if (code === 'F8' && !isEmpty && isHeld()) flushSync(() => setIsIn(true));
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && place?.contains(relatedTarget))) setIsIn(false);
    };
    document.addEventListener('keydown', come, true);
    place?.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('keydown', come, true);
      place?.removeEventListener('focusout', leave);
    };
  }, [region, isEmpty]);
  const stay = (event: Event) => event.preventDefault();
  const goBack = (event: Event) => {
    if (region.current && activeIn(region.current)?.closest(dialogs)) event.preventDefault();
  };
  return isIn && <FocusScope.Root onMountAutoFocus={stay} onUnmountAutoFocus={goBack} />;
}
