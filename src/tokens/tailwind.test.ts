import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '@tailwindcss/node';
import { expect, test } from 'vitest';
import { colors, compactSizes, cssColor, sizes, touchSizes } from './index.ts';

const components = join(import.meta.dirname, '..', 'components');

test('tailwind.config.ts is in effect: the theme is that of the tokens, and nothing else', async () => {
  const source = readFileSync(join(components, 'styles.css'), 'utf8');
  const { build } = await compile(source, { base: components, onDependency: () => undefined });
  const css = build(['bg-accent', 'text-muted', 'h-control', 'rounded-sheet', 'bg-red-500', 'text-gray-900']);
  expect(css).toContain('var(--color-of-accent)');
  expect(css).toContain(`light-dark(${cssColor(colors.accent.light)}, ${cssColor(colors.accent.dark)})`);
  expect(css).toMatch(/\.h-control\s*\{[^}]*var\(--size-of-control\)/);
  expect(css).toMatch(new RegExp(`\\[data-density="compact"\\][^}]*--size-of-control: ${compactSizes.control};`));
  expect(css).toContain(`--size-of-control: ${sizes.control};`);
  expect(css).toMatch(new RegExp(`pointer: coarse[^}]*--size-of-control: ${touchSizes.control};`));
  expect(css).not.toMatch(/\.bg-red-500|\.text-gray-900/);
});
