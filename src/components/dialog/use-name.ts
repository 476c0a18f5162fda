import { type ComponentProps, type ReactNode, type RefObject, useEffect, useState } from 'react';

/** What builds the app replaces it by what it builds for. */
declare const process: { env: { NODE_ENV?: string } };

interface Named extends Pick<ComponentProps<'div'>, 'aria-label' | 'aria-labelledby'> {
  title: ReactNode;
  open: boolean;
  /** What opened it, where it has a button of its own. */
  element: RefObject<HTMLElement | null> | undefined;
}

/** What is drawn may have its title from elsewhere, a little later: so long it may be without, in milliseconds. */
const patience = 1000;

/**
 * Names a dialog by the `DialogTitle` in it, and one without as what opened it. Who develops an app is told of one that has no name: whoever hears the page
 * learns that there is a dialog, and not which.
 * @returns what its sheet is given, and what its title tells
 */
export function useName({ open, title, element, ...own }: Named) {
  const [titleId, setTitleId] = useState<string>();
  const [called, setCalled] = useState<string>();
  const isNamed = Boolean(title || titleId || own['aria-label'] || own['aria-labelledby']);
  useEffect(() => {
    if (open && !isNamed) setCalled(element?.current?.textContent.trim() || undefined);
  }, [open, isNamed, element]);
  useEffect(() => {
    if (!open || isNamed || process.env.NODE_ENV === 'production') return;
    const waiting = setTimeout(() => console.error(nameless), patience);
    return () => clearTimeout(waiting);
  }, [open, isNamed]);
  const name = titleId ? { 'aria-labelledby': titleId } : isNamed ? {} : { 'aria-label': called };
  return [name, setTitleId] as const;
}

const nameless =
  'A dialog is open that has no name. Give it a `title`, or put a `DialogTitle` into it; where its name is not in sight, an `aria-label`.';
