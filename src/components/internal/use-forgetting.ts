import { type RefObject, useEffect } from 'react';
import { rootOf } from './active-in.ts';
import { useReset } from './use-reset.ts';

/** What a form asks for. */
export type Asked = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Has what is said of a control that held its form back forgotten: once it is mended, is gone, or its form is reset.
 * @param isMended by what the browser finds of the control
 */
export function useForgetting(
  asked: RefObject<Asked | null>,
  isSaid: boolean,
  isMended: (validity: ValidityState) => boolean,
  forget: () => void,
) {
  useReset(asked, forget);
  useEffect(() => {
    if (!isSaid) return undefined;
    const look = () => {
      if (!asked.current?.isConnected || isMended(asked.current.validity)) forget();
    };
    look();
    // What nobody holds is answered without being drawn anew; Radix tells a form so by a click.
    const events = ['input', 'click'];
    // What a control says itself leaves no shadow root.
    const root = asked.current ? rootOf(asked.current) : document;
    for (const event of events) root.addEventListener(event, look);
    return () => {
      for (const event of events) root.removeEventListener(event, look);
    };
  });
}
