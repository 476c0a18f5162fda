import { useState } from 'react';
import { useHeld } from './use-held.ts';

/** Whether something that opens is open, held outside or here; and whether it ever was, so that it has to be there. */
export function useOpening(
  open: boolean | undefined,
  onOpenChange: ((open: boolean) => void) | undefined,
  defaultOpen = false,
) {
  const [isOpen, change] = useHeld(open, defaultOpen, onOpenChange);
  const [isNeeded, setNeeded] = useState(isOpen);
  if (isOpen && !isNeeded) setNeeded(true);
  return { isOpen, isNeeded, change };
}
