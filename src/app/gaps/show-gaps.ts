import { createContext, use } from 'react';
import { useDocument } from '#app/product';
import type { Gap } from '#specification';

/** Whether gaps and assumptions are outlined on the product's screens. */
export const ShowGapsContext = createContext(false);

const nothing: readonly string[] = [];

/**
 * The gaps at a fact and inside it, those that a screen waits for, and those of what it shows; none while they are not shown.
 * @param isAlways where the page is about the document: then they are shown in any case
 */
export function useScreenGaps(path: string, shown: readonly string[] = nothing, isAlways = false): Gap[] {
  const { gaps } = useDocument();
  const isShown = use(ShowGapsContext);
  return isShown || isAlways ? gapsShown(gaps, path, shown) : [];
}

/** Each once, whichever of the paths it is found at. */
export function gapsShown(gaps: readonly Gap[], path: string, shown: readonly string[]): Gap[] {
  const found = new Set([path, ...shown].flatMap((one) => gapsAt(gaps, one)));
  return found.size === 0 ? [] : gaps.filter((gap) => found.has(gap));
}

/** The gaps at a fact and inside it; at a screen also those that it waits for. */
export function gapsAt(gaps: readonly Gap[], path: string): Gap[] {
  let found = placed.get(gaps);
  if (!found) {
    found = place(gaps);
    placed.set(gaps, found);
  }
  return [...(found.get(path) ?? [])];
}

/** Every row of a page asks for its own. */
const placed = new WeakMap<readonly Gap[], ReadonlyMap<string, readonly Gap[]>>();

function place(gaps: readonly Gap[]): Map<string, Gap[]> {
  const found = new Map<string, Gap[]>();
  for (const gap of gaps) {
    const steps = gap.path.split('.');
    const around = steps.map((_, last) => steps.slice(0, last + 1).join('.'));
    for (const path of new Set([...around, ...gap.blocks.map((screen) => `screens.${screen}`)]))
      found.set(path, [...(found.get(path) ?? []), gap]);
  }
  return found;
}
