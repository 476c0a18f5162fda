import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { isSomewhere } from '#components/internal';

export const cardAt = (place: HTMLElement | null, key: string) =>
  place?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);

/** The focus goes with a card that whoever holds the columns puts elsewhere. */
export function useCardFocus(place: RefObject<HTMLElement | null>) {
  const focused = useRef<{ key: string; element: HTMLElement }>(undefined);
  useLayoutEffect(() => {
    // It is another element there. Once that is seen, the focus would be led to what stood nearest.
    const { key, element } = focused.current ?? {};
    if (!key || !element || element.isConnected) return;
    focused.current = undefined;
    if (!isSomewhere()) cardAt(place.current, key)?.focus();
  });
  return {
    arrive: ({ target, currentTarget }: FocusEvent<HTMLElement>, key: string) => {
      if (target !== currentTarget) return;
      focused.current = { key, element: currentTarget };
      // Under a pointer it stays where it is pressed.
      if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
    leave: () => {
      focused.current = undefined;
    },
  };
}
