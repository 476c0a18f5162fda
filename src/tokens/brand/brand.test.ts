import { clampRgb, differenceEuclidean, formatHex } from 'culori';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { colors, cssColor } from '#tokens';
import { type Brand, letters, ninefold } from './brand.ts';
import { meetingsIn } from './contrast.ts';
import { draft, paletteOf } from './derive.ts';
import { colorNames, themes } from './pairs.ts';
import { themeOf } from './theme.ts';

const hex = fc.noBias(fc.integer({ min: 0, max: 0xffffff })).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const brands = fc.record<Brand>({
  ...{ accent: hex, second: hex, ink: hex, paper: hex, night: hex },
  corners: fc.integer({ min: 0, max: 12 }),
  density: fc.constantFrom('comfortable', 'compact'),
  letters: fc.constantFrom(...(Object.keys(letters) as Brand['letters'][])),
});
const apart = differenceEuclidean('oklab');
const fifty = fc.sample(brands, { numRuns: 50, seed: 9 });

/** The pairs of a brand that have too little contrast. */
const pale = (palette: typeof paletteOf) => (brand: Brand) =>
  themes.flatMap((theme) =>
    meetingsIn(palette(brand, theme), theme)
      .filter(({ ratio, least }) => ratio < least)
      .map(({ foreground, background, ratio }) => `${theme}: ${foreground} on ${background} ${ratio.toFixed(2)}`),
  );

test('of fifty brands each pair has its contrast in every theme', () => {
  expect(Object.fromEntries(fifty.map((brand) => [JSON.stringify(brand), pale(paletteOf)(brand)]))).toEqual(
    Object.fromEntries(fifty.map((brand) => [JSON.stringify(brand), []])),
  );
});

test('that is so because colours are moved: as they are picked, none of the fifty has it', () => {
  expect(fifty.filter((brand) => pale(draft)(brand).length === 0)).toEqual([]);
});

test.each(['#ffffff', '#000000', '#808080', '#ffd600', '#ff0000'])(
  'a brand that is %s throughout has it too',
  (all) => {
    expect(pale(paletteOf)({ ...ninefold, accent: all, second: all, ink: all, paper: all, night: all })).toEqual([]);
  },
);

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  test('our own brand gives our own colours', () => {
    const palette = paletteOf(ninefold, theme);
    const other = colorNames.filter((name) => apart(cssColor(palette[name]), cssColor(colors[name][theme])) > 0.01);
    expect(other).toEqual([]);
  });

  test('a screen can show each colour', () => {
    const isShown = (color: string) => apart(color, clampRgb(color) ?? color) < 0.002;
    const outside = fifty.flatMap((brand) =>
      Object.values(paletteOf(brand, theme))
        .map(cssColor)
        .filter((color) => !isShown(color)),
    );
    expect(outside).toEqual([]);
  });
});

test('what can be told from its ground stays as it is picked', () => {
  const { accent } = paletteOf({ ...ninefold, accent: '#7a1f5c' }, 'light');
  expect(formatHex(cssColor(accent))).toBe('#7a1f5c');
});

test('a colour that is none is refused by its name', () => {
  expect(() => paletteOf({ ...ninefold, ink: 'navyish' }, 'light')).toThrow("'navyish' is none");
});

test('a brand is as strong in the dark as its hue can be there, not as ours', () => {
  const { palettes } = themeOf({ ...ninefold, accent: '#0f766e', second: '#0f766e' });
  const [, strength = 0] = palettes.dark.accent.components;
  expect(strength).toBeGreaterThan(0.1);
});

test.each([
  [{ corners: -5 }, /corners of a brand are a radius in pixels.*'-5'/],
  [{ corners: Number.NaN }, /corners/],
  [{ density: 'huge' }, /comfortable or compact, and not 'huge'/],
  [{ letters: 'Inter' }, /one of grotesk, .*not 'Inter'.*--font-of-sans/],
])('a brand with %j is told what it could say', (said, message) => {
  expect(() => themeOf({ ...ninefold, ...said } as Brand)).toThrow(message);
});
