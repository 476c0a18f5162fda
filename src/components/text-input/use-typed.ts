import { useEffect, useEffectEvent, useState } from 'react';

/** A moment in which somebody who types goes on typing. */
const pause = 200;

/** Text that is typed, and told once the typing pauses: a list is not asked for at every key. */
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
  const wanted = typed.trim();
  useEffect(() => {
    if (wanted === known) return undefined;
    const wait = setTimeout(() => tell(wanted), pause);
    return () => clearTimeout(wait);
  }, [wanted, known]);
  return [typed, setTyped];
}
