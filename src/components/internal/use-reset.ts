import { type RefObject, useEffect, useEffectEvent } from 'react';

/** What a form knows of by itself. */
type Control = RefObject<HTMLInputElement | HTMLButtonElement | HTMLTextAreaElement | null>;

/** Does something once the form around a control is reset. */
export function useReset(control: Control, onReset: () => void) {
  const reset = useEffectEvent((event: Event) => {
    if (!event.defaultPrevented && event.target === control.current?.form) onReset();
  });
  useEffect(() => {
    // The form itself may say no before the event comes here.
    const hear = (event: Event) => reset(event);
    document.addEventListener('reset', hear);
    return () => document.removeEventListener('reset', hear);
  }, []);
}
