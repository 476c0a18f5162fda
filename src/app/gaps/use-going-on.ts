import { type FocusEvent, useEffect, useLayoutEffect, useRef } from 'react';

/** For a list of gaps: once the one that somebody is at is answered, and gone, they are at the next one, or where the page begins. */
export function useGoingOn() {
  const list = useRef<HTMLUListElement>(null);
  const at = useRef(-1);
  useLayoutEffect(() => {
    if (at.current < 0 || document.activeElement !== document.body) return;
    const items = [...(list.current?.children ?? [])];
    const item = items[Math.min(at.current, items.length - 1)];
    (item?.querySelector('summary') ?? pageTitle())?.focus();
  });
  useEffect(
    () => () => {
      if (at.current >= 0 && document.activeElement === document.body) pageTitle()?.focus();
    },
    [],
  );
  return {
    ref: list,
    onFocus: ({ currentTarget, target }: FocusEvent) => {
      at.current = [...currentTarget.children].findIndex((item) => item.contains(target));
    },
    // What is taken away is not left.
    onBlur: () => {
      at.current = -1;
    },
  };
}

const pageTitle = () => document.querySelector<HTMLElement>('main h1');
