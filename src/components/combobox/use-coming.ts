import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Selects an answer as somebody comes to it with a pointer, as Tab does by itself: who then types means another one. A second
 * press places the caret.
 */
export function useComing(input: RefObject<HTMLInputElement | null>, isAnswered: boolean) {
  const select = useEffectEvent(() => isAnswered && input.current?.select());
  useEffect(() => {
    const place = input.current;
    let isComing = false;
    const press = () => {
      isComing = place?.matches(':focus') === false;
    };
    const come = () => {
      if (isComing) select();
      isComing = false;
    };
    place?.addEventListener('mousedown', press);
    place?.addEventListener('click', come);
    return () => {
      place?.removeEventListener('mousedown', press);
      place?.removeEventListener('click', come);
    };
  }, [input]);
}
