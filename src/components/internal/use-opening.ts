import { useState } from 'react';

/** Whether something that opens is open, held outside or here; and whether it ever was, so that it has to be there. */
export function useOpening(open: boolean | undefined, onOpenChange: ((open: boolean) => void) | undefined) {
  const [own, setOwn] = useState(false);
  const isOpen = open ?? own;
  const [isNeeded, setNeeded] = useState(isOpen);
  if (isOpen && !isNeeded) setNeeded(true);
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  return { isOpen, isNeeded, change };
}
