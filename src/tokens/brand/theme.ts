import { compactSizes, radii } from '#tokens';
import { type Brand, checkBrand, familiesOf } from './brand.ts';
import type { Palette } from './contrast.ts';
import { paletteOf } from './derive.ts';
import { colorNames, type Theme, themes } from './pairs.ts';

/** The colours that a brand has its own of: what dims a page behind a dialog is the same in all. */
export const brandColors = colorNames.filter((name) => name !== 'scrim');

/** The tokens of a brand that are others than ours may be. */
export interface BrandTheme {
  palettes: Record<Theme, Palette>;
  /** In rem. */
  radii: Record<string, number>;
  sizes: Record<string, string>;
  families: string[];
}

/** All that follows from a brand. */
export function themeOf(brand: Brand): BrandTheme {
  checkBrand(brand);
  const palettes = Object.fromEntries(themes.map((theme) => [theme, paletteOf(brand, theme)]));
  const control = Number.parseFloat(radii.control ?? '');
  return {
    palettes: palettes as BrandTheme['palettes'],
    radii: Object.fromEntries(
      Object.entries(radii).map(([name, radius]) => [
        name,
        Number(((brand.corners / 16) * (Number.parseFloat(radius) / control)).toFixed(4)),
      ]),
    ),
    sizes: brand.density === 'compact' ? compactSizes : {},
    families: familiesOf(brand),
  };
}
