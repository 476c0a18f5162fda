import { gapsShown } from '#app/gaps';
import { shownFacts } from '#app/screens';
import type { Gap, Product, Weight } from '#specification';
import { gapKey, type Notes } from '#specification/notes';

/** What the address limits the gaps to. */
export interface GapFilters {
  weight: string | null;
  chapter: string | null;
  screen: string | null;
  role: string | null;
  /** Who is asked; empty for those that nobody is asked yet. */
  asked: string | null;
}

export const weights: readonly Weight[] = ['blocking', 'shaping', 'detail'];

/** The filters that an address has. */
export function filtersIn(parameters: URLSearchParams): GapFilters {
  return {
    weight: parameters.get('weight'),
    chapter: parameters.get('chapter'),
    screen: parameters.get('screen'),
    role: parameters.get('role'),
    asked: parameters.get('asked'),
  };
}

/** The gaps that filters leave. Of a role are those that wait on its screens. */
export function filtered(gaps: readonly Gap[], filters: GapFilters, product: Product, notes: Notes): Gap[] {
  const { weight, chapter, screen, role, asked } = filters;
  const { screens } = product.specification;
  // As the screens themselves count them.
  const gapsOf = (name: string): readonly Gap[] => {
    const stated = product.screens.find((one) => one.name === name);
    return stated ? gapsShown(gaps, stated.path, shownFacts(stated)) : [];
  };
  const ofRole = Object.keys(screens).filter((name) => role && (screens[name]?.roles ?? [role]).includes(role));
  const onScreen = screen === null ? undefined : new Set(gapsOf(screen));
  const forRole = role === null ? undefined : new Set(ofRole.flatMap(gapsOf));
  const askedOf = (gap: Gap) => notes.get(gapKey(gap, product.specification))?.asked ?? '';
  return gaps.filter(
    (gap) =>
      (weight === null || gap.weight === weight) &&
      (chapter === null || gap.chapter === chapter) &&
      (onScreen?.has(gap) ?? true) &&
      (forRole?.has(gap) ?? true) &&
      (asked === null || askedOf(gap) === asked),
  );
}
