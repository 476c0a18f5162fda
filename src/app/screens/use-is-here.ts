import { useCallback, useEffect, useRef } from 'react';

/** Whether a component is still on the page: whoever has left is not led away from where they are now. */
export function useIsHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current, []);
}
