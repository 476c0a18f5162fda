import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useReset } from './use-reset.ts';

/**
 * Whether a control that holds its form back is marked: once it did, until it is answered or the form is reset. It learns so
 * where what the browser asks is told that it is invalid.
 */
export function useMissing(): [isMissing: boolean, miss: (event: FormEvent) => void] {
  const asked = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  useReset(asked, () => setIsMissing(false));
  useEffect(() => {
    if (!isMissing) return;
    const look = () => {
      const { isConnected, validity } = asked.current ?? {};
      if (!isConnected || !validity?.valueMissing) setIsMissing(false);
    };
    look();
    // What nobody holds is answered without being drawn anew; Radix tells a form so by a click.
    const events = ['input', 'click'];
    for (const event of events) document.addEventListener(event, look);
    return () => {
      for (const event of events) document.removeEventListener(event, look);
    };
  });
  const miss = ({ target }: FormEvent) => {
    asked.current = target as HTMLInputElement;
    setIsMissing(asked.current.validity.valueMissing);
  };
  return [isMissing, miss];
}
