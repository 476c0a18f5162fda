import { type RefObject, useEffect } from 'react';

interface Validated {
  setCustomValidity: (complaint: string) => void;
}

const complaining = new WeakSet<object>();

/** Holds the form back by what the browser asks, or no more: whoever does says it in words. */
export function complain(control: Validated, complaint: string) {
  control.setCustomValidity(complaint);
  if (complaint) complaining.add(control);
  else complaining.delete(control);
}

/** Whether a control holds the form back by something that it says itself. */
export const isComplaining = (control: object): boolean => complaining.has(control);

/** Holds the form back as long as there is something to complain of. What its owner complains of stays. */
export function useCustomValidity(control: RefObject<Validated | null>, complaint: string | undefined) {
  // After every render: what is asked may be another element than before.
  useEffect(() => {
    const asked = control.current;
    if (!asked || !complaint) return undefined;
    complain(asked, complaint);
    return () => complain(asked, '');
  });
}
