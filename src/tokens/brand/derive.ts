import { clampChroma, oklch, wcagContrast, wcagLuminance } from 'culori';
import { type Color, colors, cssColor } from '#tokens';
import { type Brand, grounds, ninefold } from './brand.ts';
import { type Palette, paletteBy, paletteIn } from './contrast.ts';
import { type ColorName, colorNames, leastOf, pairs, schemeOf, type Theme } from './pairs.ts';

type Source = 'accent' | 'second' | 'ink' | 'paper';

/** What each colour takes its hue and its strength from; what says good, careful or wrong is no matter of a brand. */
const sources: Partial<Record<ColorName, Source>> = {
  ...{ canvas: 'paper', surface: 'paper', raised: 'paper', sunken: 'paper', line: 'paper', hatch: 'paper' },
  ...{ ink: 'ink', muted: 'ink', edge: 'ink' },
  ...{ accent: 'accent', 'accent-strong': 'accent', 'accent-on': 'accent', 'accent-soft': 'accent', focus: 'accent' },
  ...{ info: 'second', 'info-soft': 'second' },
};

/** What is the very colour that is picked, where that can be told from its ground. */
const asPicked: readonly ColorName[] = ['canvas', 'ink', 'accent', 'focus', 'info'];

/** Under the pointer: as far from what it is otherwise as with us. */
const stepsFrom = { 'accent-strong': 'accent', 'critical-strong': 'critical' } as const;

/** Of a pale colour of ours a strong one would become none: its strength is multiplied by so much at most. */
const mostTimes = 6;

/** Kept above what is asked for, so that a colour rounded to 8 bits has it as well. */
const spare = 0.06;

const clamp = (value: number, [least, most]: readonly [number, number]) => Math.min(most, Math.max(least, value));

/** A colour that a screen can show, in as many digits as are seen. */
function shown(l: number, c: number, h: number): Color {
  const inside = clampChroma({ mode: 'oklch', l: clamp(l, [0, 1]), c, h }, 'oklch', 'rgb');
  return { components: [round(inside.l, 4), round(inside.c, 4), round((((inside.h ?? 0) % 360) + 360) % 360, 2)] };
}

/** The strongest colour of a lightness and a hue that a screen can show. */
const carried = (l: number, h: number) => clampChroma({ mode: 'oklch', l, c: 0.4, h }, 'oklch', 'rgb').c;

/** How strong a colour is, of what a screen can show of it; 0 of black and white. */
const shareOf = ({ l, c, h }: { l: number; c: number; h: number }) => (c === 0 ? 0 : c / carried(l, h));

const round = (value: number, digits: number) => Number(value.toFixed(digits));

function read(hex: string) {
  const color = oklch(hex);
  if (!color) throw new Error(`A brand has colours such as #184db6, and '${hex}' is none.`);
  return { l: color.l, c: color.c, h: color.h ?? 0 };
}

function picked(brand: Brand, source: Source, scheme: 'light' | 'dark') {
  if (source !== 'paper') return read(brand[source]);
  const key = scheme === 'light' ? 'paper' : 'night';
  const color = read(brand[key]);
  return { ...color, l: clamp(color.l, grounds[key]) };
}

/** The colours of a brand as they are before anything is asked of their contrast: ours, moved as its own are from ours. */
export function draft(brand: Brand, theme: Theme): Palette {
  const scheme = schemeOf(theme);
  const ours = paletteIn(theme);
  const lift = picked(brand, 'paper', scheme).l - picked(ninefold, 'paper', scheme).l;
  return paletteBy((name) => {
    const [l = 0, c = 0, h = 0] = ours[name].components;
    const source = sources[name];
    const isGround = source === 'paper' || name.endsWith('-soft');
    if (!source) return isGround ? shown(l + lift, c, h) : ours[name];
    const [from, to] = [picked(ninefold, source, scheme), picked(brand, source, scheme)];
    if (asPicked.includes(name) && (isGround || isFarther(to.l, l, theme))) return shown(to.l, to.c, to.h);
    const hue = h + to.h - from.h;
    if (isGround || scheme === 'light')
      return shown(isGround ? l + lift : l, c * Math.min(mostTimes, to.c / from.c), hue);
    // In the dark each hue carries another strength: as much of that as ours has of its own, where it is as strong as ours.
    const share = Math.min(1, shareOf(to) / shareOf(from));
    return shown(l, shareOf({ l, c, h }) * share * carried(l, hue), hue);
  });
}

/** Whether a picked colour does: where it is dark, or more contrast is asked for, it must be as far from the ground as ours. */
function isFarther(picked: number, ours: number, theme: Theme): boolean {
  if (theme === 'light') return true;
  return schemeOf(theme) === 'dark' ? picked >= ours : picked <= ours;
}

/** Moves a colour away from what it is seen on, as little as will do, until each contrast holds. */
function held(name: ColorName, palette: Palette, theme: Theme): Color {
  const color = palette[name];
  const [l = 0, c = 0, h = 0] = color.components;
  const against = pairs
    .filter(({ foreground }) => foreground === name)
    .map((pair) => ({ ground: cssColor(palette[pair.background]), least: leastOf(pair, theme) + spare }));
  const [first] = against;
  if (!first) return color;
  const step = wcagLuminance(first.ground) > 0.18 ? -0.005 : 0.005;
  const holds = (tried: Color) => against.every(({ ground, least }) => wcagContrast(cssColor(tried), ground) >= least);
  let tried = color;
  for (let at = l; !holds(tried) && at >= 0 && at <= 1; at += step) tried = shown(at + step, c, h);
  return tried;
}

/** As far from a colour as one of ours is from another. */
function steppedFrom(color: Color, ours: Color, from: Color): Color {
  const [l = 0, c = 0, h = 0] = color.components;
  const [ourL = 0, ourC = 0, ourH = 0] = ours.components;
  const [fromL = 0, fromC = 0, fromH = 0] = from.components;
  return shown(l + ourL - fromL, c * (ourC / fromC), h + ourH - fromH);
}

/** Every colour of a brand in a theme: each pair of them that meets has its contrast. */
export function paletteOf(brand: Brand, theme: Theme): Palette {
  const palette = draft(brand, theme);
  const last = colorNames.filter((name) => name.endsWith('-on'));
  for (const name of colorNames) if (!last.includes(name)) palette[name] = held(name, palette, theme);
  for (const [strong, base] of Object.entries(stepsFrom) as [ColorName, ColorName][])
    palette[strong] = steppedFrom(palette[base], colors[strong][schemeOf(theme)], colors[base][schemeOf(theme)]);
  for (const name of last) palette[name] = held(name, palette, theme);
  return palette;
}
