import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { colors, cssColor } from './index.ts';

type Name = keyof typeof colors;

/** WCAG 2.2: text 4.5, what one must see of a control or a picture 3. */
const text = 4.5;
const graphic = 3;

/** What stands on what, and the contrast that it must have. */
const pairs: [foreground: Name, background: Name, least: number][] = [
  ...(['canvas', 'surface', 'raised', 'sunken', 'accent-soft'] as const).flatMap((ground): [Name, Name, number][] => [
    ['ink', ground, text],
    ['muted', ground, text],
    ['accent', ground, text],
    ['focus', ground, graphic],
    ['edge', ground, graphic],
  ]),
  ...(['info', 'positive', 'caution', 'critical'] as const).flatMap((tone): [Name, Name, number][] => [
    [tone, `${tone}-soft`, text],
    [tone, 'surface', text],
    [tone, 'canvas', text],
    ['ink', `${tone}-soft`, text],
  ]),
  ['accent-on', 'accent', text],
  ['accent-on', 'accent-strong', text],
  ['critical-on', 'critical', text],
  ['critical-on', 'critical-strong', text],
];

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  test.each(pairs)('%s on %s is at least %d', (foreground, background, least) => {
    const contrast = wcagContrast(cssColor(colors[foreground][theme]), cssColor(colors[background][theme]));
    expect(contrast).toBeGreaterThanOrEqual(least);
  });
});
