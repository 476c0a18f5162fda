import type { Screen } from '#specification';
import { isEntrance, isForSomebody, type NavigationEdge } from './links.ts';

/**
 * Why nobody gets to a screen.
 * - `nobody`: no role may open it;
 * - `second`: links lead to another screen of the same kind for the same entity;
 * - `address`: its address asks for what its records do not have;
 * - `noLink`: it needs a record, and no screen that can be reached leads to one;
 * - `below`: it lies below another screen, so that the navigation does not lead to it, and nothing else does.
 */
export type Unreached = 'nobody' | 'second' | 'address' | 'noLink' | 'below';

/** The screens that nobody gets to by pressing anything, and why. */
export function unreachedOf(screens: readonly Screen[], links: readonly NavigationEdge[]): Map<Screen, Unreached> {
  const reached = new Set(screens.filter(isEntrance));
  const ahead = [...reached];
  for (let screen = ahead.pop(); screen; screen = ahead.pop())
    for (const { from, to } of links)
      if (from === screen && !reached.has(to) && isForSomebody(to)) {
        reached.add(to);
        ahead.push(to);
      }
  return new Map(screens.filter((screen) => !reached.has(screen)).map((screen) => [screen, reasonOf(screen)]));
}

function reasonOf(screen: Screen): Unreached {
  const { product, kind, entity, address, needsRecord } = screen;
  if (!isForSomebody(screen)) return 'nobody';
  const isOfRecord = kind === 'detail' || kind === 'edit' || kind === 'create';
  if (isOfRecord && entity && product.screenOf(kind, entity) !== screen) return 'second';
  if (needsRecord && address.parameters.some((name) => !entity?.field(name))) return 'address';
  return needsRecord ? 'noLink' : 'below';
}

/** Two screens and all links between them, as one line. */
export interface Tie {
  id: string;
  from: Screen;
  to: Screen;
  /** In the order of the links; without the way up. */
  kinds: readonly NavigationEdge['kind'][];
  /** Whether one also gets back. */
  isBack: boolean;
}

/** The links between two screens in one line, so that a map can be read. References are too many for that, and left to words. */
export function tiesOf(links: readonly NavigationEdge[]): Tie[] {
  const ties = new Map<string, { from: Screen; to: Screen; links: NavigationEdge[] }>();
  const drawn = links.filter(({ kind }) => kind !== 'reference');
  for (const link of [
    ...drawn.filter(({ kind }) => kind !== 'parent'),
    ...drawn.filter(({ kind }) => kind === 'parent'),
  ]) {
    const { from, to, kind } = link;
    const id = JSON.stringify([from.name, to.name].sort());
    // A parent alone stands above what names it.
    const tie = ties.get(id) ?? (kind === 'parent' ? { from: to, to: from, links: [] } : { from, to, links: [] });
    tie.links.push(link);
    ties.set(id, tie);
  }
  return [...ties].map(([id, { from, to, links: own }]) => ({
    id,
    from,
    to,
    kinds: [...new Set(own.map(({ kind }) => kind).filter((kind) => kind !== 'parent'))],
    isBack: own.some((link) => link.from === to),
  }));
}
