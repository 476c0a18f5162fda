import { type RefObject, useEffect, useEffectEvent } from 'react';

type Control = HTMLInputElement | HTMLButtonElement | HTMLTextAreaElement;

/** Does something once the form around a control is reset. */
export function useReset(control: RefObject<Control | null>, onReset: () => void) {
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
