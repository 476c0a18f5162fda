import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin.js';
import {
  colors,
  compactSizes,
  cssColor,
  cssFamilies,
  durations,
  fonts,
  radii,
  sizes,
  strengthened,
  strengthenedShare,
  textSizes,
  touchSizes,
} from './src/tokens/index.ts';

const names = Object.keys(colors) as (keyof typeof colors)[];

/** A part of somebody else's page may stand in a shadow root, which `:root` is outside of. */
const page = ':root, :host';
/** What an element says holds for whatever is in it: a host, for its shadow root. */
const saying = (what: string) => `[${what}], :host([${what}])`;

const comfortable = `${page}, ${saying('data-density="comfortable"')}`;

/** What cannot be used, and the words beside it. */
const disabled = ':is(:disabled, [aria-disabled="true"], [data-disabled])';
const disabledIn = (around: string) =>
  around
    .split(', ')
    .flatMap((place) => [`${place} ${disabled}`, `${place} ${disabled} ~ [data-beside]`])
    .join(', ');
const asksForMore = ':root:not([data-contrast="no-preference"]), :host(:not([data-contrast="no-preference"]))';

/** A colour for light and for dark, of which a share is mixed with black, or with white. */
function themed(name: keyof typeof colors, share = 1): string {
  const { light, dark } = colors[name];
  const mixed = (color: typeof light, other: string) =>
    share === 1 ? cssColor(color) : `color-mix(in oklab, ${cssColor(color)} ${share * 100}%, ${other})`;
  return `light-dark(${mixed(light, 'black')}, ${mixed(dark, 'white')})`;
}

function colorsAs(list: readonly (keyof typeof colors)[], share?: number): Record<string, string> {
  return Object.fromEntries(list.map((name) => [`--color-of-${name}`, themed(name, share)]));
}

function sizesAs(lengths: Record<string, string>, names = Object.keys(lengths)): Record<string, string> {
  return Object.fromEntries(names.map((name) => [`--size-of-${name}`, lengths[name] ?? '']));
}

/** The theme is read from the design tokens: a look that they do not name cannot be written. */
export default {
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...Object.fromEntries(names.map((name) => [name, `var(--color-of-${name})`])),
    },
    fontFamily: Object.fromEntries(Object.keys(fonts).map((name) => [name, `var(--font-of-${name})`])),
    fontSize: Object.fromEntries(
      Object.entries(textSizes).map(([name, { size, lineHeight }]) => [name, [size, { lineHeight }]]),
    ),
    borderRadius: {
      none: '0',
      full: '9999px',
      ...Object.fromEntries(Object.keys(radii).map((name) => [name, `var(--radius-of-${name})`])),
    },
    transitionDuration: durations,
    extend: {
      /** What lies over what, the lowest first: a menu is opened from a dialog, and a message comes while either is there. */
      zIndex: { dialog: '50', message: '60', menu: '70', hint: '80' },
      spacing: {
        ...sizes,
        ...Object.fromEntries(Object.keys(compactSizes).map((name) => [name, `var(--size-of-${name})`])),
      },
    },
  },
  plugins: [
    plugin(({ addBase }) => {
      const more = colorsAs(strengthened, strengthenedShare);
      // Where all is drawn in full strength, what is not is still told from it.
      const faint = colorsAs(['muted', 'line']);
      addBase({
        [page]: {
          ...colorsAs(names),
          ...Object.fromEntries(Object.entries(radii).map(([name, radius]) => [`--radius-of-${name}`, radius])),
          ...Object.fromEntries(
            Object.entries(fonts).map(([name, families]) => [`--font-of-${name}`, cssFamilies(families)]),
          ),
        },
        // As themes, each density and contrast holds for whatever is in an element that says so.
        [comfortable]: sizesAs(sizes, Object.keys(compactSizes)),
        '@media (pointer: coarse)': { [comfortable]: sizesAs(touchSizes) },
        [saying('data-density="compact"')]: sizesAs(compactSizes),
        [saying('data-contrast="no-preference"')]: colorsAs(strengthened),
        [saying('data-contrast="more"')]: more,
        [disabledIn(saying('data-contrast="more"'))]: faint,
        '@media (prefers-contrast: more)': {
          [asksForMore]: more,
          [disabledIn(asksForMore)]: faint,
        },
      });
    }),
  ],
} satisfies Config;
