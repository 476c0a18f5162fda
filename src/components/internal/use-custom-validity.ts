import { type RefObject, useEffect } from 'react';

interface Validated {
  setCustomValidity: (complaint: string) => void;
}

/** Holds the form back as long as there is something to complain of, by what the browser asks. */
export function useCustomValidity(control: RefObject<Validated | null>, complaint: string | undefined) {
  // After every render: what is asked may be another element than before.
  useEffect(() => {
    const asked = control.current;
    asked?.setCustomValidity(complaint ?? '');
    return () => asked?.setCustomValidity('');
  });
}
