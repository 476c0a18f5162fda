import { interpolate, oklch, wcagContrast } from 'culori';
import { type Color, colors, cssColor, strengthened, strengthenedShare } from '#tokens';
import { type ColorName, colorNames, isMore, leastOf, type Pair, pairs, schemeOf, type Theme } from './pairs.ts';

/** Colours of a theme, by name. */
export type Palette = Record<ColorName, Color>;

/** A palette, colour by colour. */
export const paletteBy = (colorOf: (name: ColorName) => Color) =>
  Object.fromEntries(colorNames.map((name) => [name, colorOf(name)])) as Palette;

export interface Meeting extends Pair {
  ratio: number;
  least: number;
}

/** How far each two colours that meet are apart, and how far they must be. */
export function meetingsIn(palette: Palette, theme: Theme): Meeting[] {
  return pairs.map((pair) => ({
    ...pair,
    ratio: wcagContrast(cssColor(palette[pair.foreground]), cssColor(palette[pair.background])),
    least: leastOf(pair, theme),
  }));
}

/** A colour as it is where more contrast is asked for: as dark as the page's own words, or as light, without losing its tone. */
function strengthen(color: Color, scheme: 'light' | 'dark'): Color {
  const mixed = oklch(
    interpolate([scheme === 'light' ? 'black' : 'white', cssColor(color)], 'oklab')(strengthenedShare),
  );
  return { components: [mixed.l, mixed.c, mixed.h ?? 0] };
}

/** Our own colours in a theme. */
export function paletteIn(theme: Theme): Palette {
  const scheme = schemeOf(theme);
  const moved: readonly ColorName[] = isMore(theme) ? strengthened : [];
  return paletteBy((name) => {
    const color = colors[name][scheme];
    return moved.includes(name) ? strengthen(color, scheme) : color;
  });
}
