import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isSomewhere } from '#components/internal';

export const cardAt = (place: HTMLElement | null, key: string) =>
  place?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);

interface Focused {
  key: string;
  element: HTMLElement;
  /** It is nowhere just now. */
  isMissed?: boolean;
}

/** The focus goes with a card that whoever holds the columns puts elsewhere, also where it is away while they are asked for anew. */
export function useCardFocus(place: RefObject<HTMLElement | null>) {
  const focused = useRef<Focused>(undefined);
  useLayoutEffect(() => {
    const { current } = focused;
    if (!current || current.element.isConnected) return;
    // It is another element there. Once that it has gone is seen, the focus is led to what stood nearest.
    const card = cardAt(place.current, current.key);
    if (card && (current.isMissed || !isSomewhere())) card.focus();
    current.isMissed = true;
  });
  useEffect(() => {
    // Whoever goes on elsewhere is not called back.
    const stop = () => {
      if (focused.current?.isMissed) focused.current = undefined;
    };
    addEventListener('keydown', stop, true);
    addEventListener('pointerdown', stop, true);
    return () => {
      removeEventListener('keydown', stop, true);
      removeEventListener('pointerdown', stop, true);
    };
  }, []);
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
