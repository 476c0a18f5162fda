import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '@tailwindcss/node';
import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { cssColor } from '#tokens';
import { ninefold } from './brand.ts';
import { cssOf } from './css.ts';
import { dtcgOf } from './dtcg.ts';
import { leastOf, pairs } from './pairs.ts';
import { themeOf } from './theme.ts';

const brand = { ...ninefold, accent: '#ffd600', corners: 8, density: 'compact', letters: 'serif' } as const;
const theme = themeOf(brand);

const propertiesIn = (css: string) =>
  new Set([...css.matchAll(/--(?:color|radius|font|size)-of-[\w-]+(?=:)/g)].map(String));

test('the CSS of a brand names the properties that the components are drawn with, and no others', async () => {
  const components = join(import.meta.dirname, '..', '..', 'components');
  const styles = readFileSync(join(components, 'styles.css'), 'utf8');
  const ours = propertiesIn((await compile(styles, { base: components, onDependency: () => undefined })).build([]));
  const kept = ['--color-of-scrim', '--font-of-mono'];
  expect(propertiesIn(cssOf(theme))).toEqual(new Set([...ours].filter((property) => !kept.includes(property))));
});

test('the CSS of a brand has its colours for light and dark, and for more contrast', () => {
  const css = cssOf(theme);
  const { light, dark } = theme.palettes;
  expect(css).toContain(`--color-of-accent: light-dark(${cssColor(light.accent)}, ${cssColor(dark.accent)});`);
  const more = `light-dark(${cssColor(theme.palettes['light-more'].accent)}, ${cssColor(theme.palettes['dark-more'].accent)})`;
  expect(css.match(/\[data-contrast="more"\] \{[^}]*\}/)?.[0]).toContain(more);
  expect(css.match(/prefers-contrast: more[^}]*\}/)?.[0]).toContain(more);
  expect(css).toContain('--radius-of-control: 0.5rem;');
  expect(css).toContain('--font-of-sans: Charter, "Bitstream Charter"');
});

test('the CSS of a brand holds in a shadow root, too', () => {
  expect(cssOf(theme)).toContain(':root, :host, [data-contrast="no-preference"] {');
  expect(cssOf(theme)).toContain(':root:not([data-density]), :host(:not([data-density])) {');
});

test('what is read from the file of a brand by another tool has its contrast, also in 8 bits', () => {
  const { color, radius, size } = JSON.parse(JSON.stringify(dtcgOf(brand, theme)));
  const hexOf = (name: string, mode: string) =>
    (mode === 'light' ? color[name].$value : color[name].$extensions[`ninefold.${mode}`]).hex;
  const pale = Object.keys(theme.palettes).flatMap((mode) =>
    pairs.filter(
      (pair) =>
        wcagContrast(hexOf(pair.foreground, mode), hexOf(pair.background, mode)) <
        leastOf(pair, mode as keyof typeof theme.palettes),
    ),
  );
  expect(pale).toEqual([]);
  expect(radius.control.$value).toEqual({ value: 0.5, unit: 'rem' });
  expect(size.control.$value).toEqual({ value: 1.75, unit: 'rem' });
});
