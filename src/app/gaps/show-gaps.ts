import { createContext, use } from 'react';
import { useDocument } from '#app/product';
import type { Gap } from '#specification';

/** Whether gaps and assumptions are outlined on the product's screens. */
export const ShowGapsContext = createContext(false);

/**
 * The gaps at a fact and inside it, and those that a screen waits for; none while they are not shown.
 * @param isAlways where the page is about the document: then they are shown in any case
 */
export function useGapsAt(path: string, isAlways = false): Gap[] {
  const { gaps } = useDocument();
  const isShown = use(ShowGapsContext);
  return isShown || isAlways ? gapsAt(gaps, path) : [];
}

/** The gaps at a fact and inside it; at a screen also those that it waits for. */
export function gapsAt(gaps: readonly Gap[], path: string): Gap[] {
  const [chapter, screen = '', ...inside] = path.split('.');
  const isScreen = chapter === 'screens' && inside.length === 0;
  return gaps.filter(
    (gap) => gap.path === path || gap.path.startsWith(`${path}.`) || (isScreen && gap.blocks.includes(screen)),
  );
}
