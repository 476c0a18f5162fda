import { useEffect, useRef } from 'react';

/** What keys do, by their names in small letters; a key that is held with another, or typed into a field, is left alone. */
export type Keys = Record<string, () => void>;

/** Takes keys of the whole page. Where the focus is on something that scrolls or slides, its arrows are its own. */
export function useKeys(keys: Keys, isOn: boolean) {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || !(event.target instanceof HTMLElement)) return;
      const { target, key } = event;
      if (target.closest('textarea, input:not([type=range]), [role=listbox], [role=combobox]')) return;
      const isArrow = key.startsWith('Arrow');
      // A key that is held goes on and on, and decides once.
      if (event.repeat && !isArrow && !/^[hjkl]$/i.test(key)) return;
      if (isArrow ? target.closest('input, [role=region]') : !isOn) return;
      const action = latest.current[key.toLowerCase()];
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOn]);
}
