import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** A moment in which somebody who types goes on typing. */
const pause = 200;

/** The page without what is asked of it. */
const pageHere = () => location.href.replace(/\?.*/, '');

/**
 * Text that is typed, and told once the typing pauses: a list is not asked for at every key. Where the control goes before that,
 * and the page does not, it is told then.
 */
export function useTyped(
  value: string,
  onChange: (value: string) => void,
): [typed: string, type: (text: string) => void] {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  /** What was told and has not come back yet: by then more may be typed. */
  const [told, setTold] = useState<readonly string[]>([]);
  if (value !== known) {
    setKnown(value);
    const at = told.indexOf(value);
    if (at >= 0) setTold(told.slice(at + 1));
    // It was changed elsewhere: by going back, or by clearing all filters.
    else if (value !== typed.trim()) setTyped(value);
  }
  const tell = useEffectEvent((text: string) => {
    setTold((all) => [...all, text]);
    onChange(text);
  });
  const page = useRef<string>(undefined);
  const wanted = typed.trim();
  useEffect(() => {
    if (wanted === known) return undefined;
    const wait = setTimeout(() => tell(wanted), pause);
    return () => clearTimeout(wait);
  }, [wanted, known]);
  const leave = useEffectEvent(() => {
    if (wanted !== (told.at(-1) ?? known) && page.current === pageHere()) onChange(wanted);
  });
  useEffect(() => () => leave(), []);
  const type = (text: string) => {
    page.current = pageHere();
    setTyped(text);
  };
  return [typed, type];
}
