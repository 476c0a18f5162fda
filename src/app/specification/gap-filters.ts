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
  const isOnScreen = (gap: Gap, name: string) => gap.blocks.includes(name) || gap.path.startsWith(`screens.${name}.`);
  const ofRole = Object.keys(screens).filter((name) => role && (screens[name]?.roles ?? [role]).includes(role));
  const askedOf = (gap: Gap) => notes.get(gapKey(gap, product.specification))?.asked ?? '';
  return gaps.filter(
    (gap) =>
      (weight === null || gap.weight === weight) &&
      (chapter === null || gap.chapter === chapter) &&
      (screen === null || isOnScreen(gap, screen)) &&
      (role === null || ofRole.some((name) => isOnScreen(gap, name))) &&
      (asked === null || askedOf(gap) === asked),
  );
}
