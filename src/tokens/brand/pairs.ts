import { colors } from '#tokens';

export type ColorName = keyof typeof colors;
export const colorNames = Object.keys(colors) as ColorName[];

/** In what a colour is seen; with `more` where more contrast is asked for. */
export const themes = ['light', 'dark', 'light-more', 'dark-more'] as const;
export type Theme = (typeof themes)[number];

export const schemeOf = (theme: Theme) => (theme.startsWith('light') ? 'light' : 'dark');
export const isMore = (theme: Theme) => theme.endsWith('more');

/** WCAG 2.2, AA and with more contrast AAA: words, and what one must see of a control or a picture. */
const least = {
  text: { usual: 4.5, more: 7 },
  graphic: { usual: 3, more: 4.5 },
  /** Hairlines: nothing is told by them until more contrast is asked for. */
  decoration: { usual: 1, more: 4.5 },
};

export interface Pair {
  foreground: ColorName;
  background: ColorName;
  kind: keyof typeof least;
}

/** The contrast that a pair must have in a theme. */
export const leastOf = ({ kind }: Pair, theme: Theme) => least[kind][isMore(theme) ? 'more' : 'usual'];

const on = (background: ColorName, kinds: Partial<Record<ColorName, Pair['kind']>>): Pair[] =>
  Object.entries(kinds).map(([foreground, kind]) => ({ foreground: foreground as ColorName, background, kind }));

/** Colours that meet. */
export const pairs: readonly Pair[] = [
  ...(['canvas', 'surface', 'raised', 'sunken', 'accent-soft'] as const).flatMap((ground) =>
    on(ground, { ink: 'text', muted: 'text', accent: 'text', focus: 'graphic', edge: 'graphic', line: 'decoration' }),
  ),
  ...(['canvas', 'surface', 'raised', 'sunken'] as const).flatMap((ground) =>
    on(ground, { info: 'text', positive: 'text', caution: 'text', critical: 'text' }),
  ),
  ...(['info', 'positive', 'caution', 'critical'] as const).flatMap((tone) =>
    on(`${tone}-soft`, { [tone]: 'text', ink: 'text', muted: 'text' }),
  ),
  ...(['accent', 'accent-strong'] as const).flatMap((ground) => on(ground, { 'accent-on': 'text' })),
  ...(['critical', 'critical-strong'] as const).flatMap((ground) => on(ground, { 'critical-on': 'text' })),
];
