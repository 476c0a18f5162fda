import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Does something once the form around a control is reset.
 * @param control what a form knows of by itself, or a group of it
 * @param onBegin told before anybody else is, also where the form then says no
 */
export function useReset(control: RefObject<HTMLElement | null>, onReset: () => void, onBegin?: () => void) {
  // React resets a form that it sent while it draws: refs may be empty just then.
  const drawn = useRef<HTMLElement>(null);
  // The event leaves no shadow root.
  const [root, setRoot] = useState(() => globalThis.document as Node | undefined);
  useEffect(() => {
    drawn.current = control.current;
    if (control.current) setRoot(control.current.getRootNode());
  });
  const hear = useEffectEvent((event: Event) => {
    if (event.target !== formOf(drawn.current)) return;
    if (event.eventPhase === Event.CAPTURING_PHASE) onBegin?.();
    else if (!event.defaultPrevented) onReset();
  });
  useEffect(() => {
    // The form itself may say no before the event comes here.
    const heard = new AbortController();
    for (const capture of [true, false])
      root?.addEventListener('reset', (event) => hear(event), { capture, signal: heard.signal });
    return () => heard.abort();
  }, [root]);
}

function formOf(element: Element | null): HTMLFormElement | null | undefined {
  const control = element?.matches('input, button, textarea, select')
    ? element
    : element?.querySelector('input, button');
  return (control as HTMLInputElement | null | undefined)?.form ?? element?.closest('form');
}
