import { cssColor, cssFamilies } from '#tokens';
import { type BrandTheme, brandColors } from './theme.ts';

type Declarations = [property: string, value: string][];

function rule(selector: string, declarations: Declarations, depth = 1): string {
  const indent = '  '.repeat(depth);
  const lines = declarations.map(([property, value]) => `${indent}  ${property}: ${value};\n`);
  return `${indent}${selector} {\n${lines.join('')}${indent}}\n`;
}

function colorsIn({ palettes }: BrandTheme, light: 'light' | 'light-more', dark: 'dark' | 'dark-more'): Declarations {
  return brandColors.map((name) => [
    `--color-of-${name}`,
    `light-dark(${cssColor(palettes[light][name])}, ${cssColor(palettes[dark][name])})`,
  ]);
}

/**
 * A brand as the properties that the components are drawn with, to be read after their own styles.
 * @param root what it holds for
 */
export function cssOf(theme: BrandTheme, roots: readonly string[] = [':root', ':host']): string {
  const root = roots.join(', ');
  const rootsWithout = (state: string) =>
    roots.map((one) => (one === ':host' ? `:host(:not(${state}))` : `${one}:not(${state})`)).join(', ');
  const usual = colorsIn(theme, 'light', 'dark');
  const known = new Map(usual);
  const more = colorsIn(theme, 'light-more', 'dark-more').filter(([property, value]) => known.get(property) !== value);
  const measures: Declarations = [
    ...Object.entries(theme.radii).map(([name, radius]): [string, string] => [`--radius-of-${name}`, `${radius}rem`]),
    ['--font-of-sans', cssFamilies(theme.families)],
  ];
  const sizes = Object.entries(theme.sizes).map(([name, size]): [string, string] => [`--size-of-${name}`, size]);
  // In the layer of what it replaces: what print and less transparency ask for goes before a brand, as before our own.
  return [
    '@layer base {\n',
    rule(`${root}, [data-contrast="no-preference"]`, usual),
    rule(root, measures),
    sizes.length > 0 ? rule(rootsWithout('[data-density]'), sizes) : '',
    rule('[data-contrast="more"]', more),
    '  @media (prefers-contrast: more) {\n',
    rule(rootsWithout('[data-contrast="no-preference"]'), more, 2),
    '  }\n}\n',
  ].join('');
}
