import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin.js';
import { colors, compactSizes, cssColor, durations, fonts, radii, sizes, textSizes } from './src/tokens/index.ts';

const names = Object.keys(colors) as (keyof typeof colors)[];

/** A part of somebody else's page may stand in a shadow root, which `:root` is outside of. */
const page = ':root, :host';

/** What is told apart by its colour from the ground that it stands on. */
const strengthened = ['muted', 'edge', 'line', 'accent', 'focus', 'info', 'positive', 'caution', 'critical'] as const;

function stronger(name: (typeof strengthened)[number]): string {
  const { light, dark } = colors[name];
  return `light-dark(color-mix(in oklab, ${cssColor(light)} 45%, black), color-mix(in oklab, ${cssColor(dark)} 45%, white))`;
}

function sizesAs(lengthOf: (name: string) => string | undefined): Record<string, string> {
  return Object.fromEntries(Object.keys(compactSizes).map((name) => [`--size-of-${name}`, lengthOf(name) ?? '']));
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
    fontFamily: fonts,
    fontSize: Object.fromEntries(
      Object.entries(textSizes).map(([name, { size, lineHeight }]) => [name, [size, { lineHeight }]]),
    ),
    borderRadius: { none: '0', full: '9999px', ...radii },
    transitionDuration: durations,
    extend: {
      spacing: {
        ...sizes,
        ...Object.fromEntries(Object.keys(compactSizes).map((name) => [name, `var(--size-of-${name})`])),
      },
    },
  },
  plugins: [
    plugin(({ addBase }) => {
      addBase({
        [page]: Object.fromEntries(
          names.map((name) => [
            `--color-of-${name}`,
            `light-dark(${cssColor(colors[name].light)}, ${cssColor(colors[name].dark)})`,
          ]),
        ),
        // As themes, each density holds for whatever is in an element that says so.
        [`${page}, [data-density="comfortable"]`]: sizesAs((name) => sizes[name]),
        '[data-density="compact"], :host([data-density="compact"])': sizesAs((name) => compactSizes[name]),
        // Words and lines of any tone as dark as the page's own, or as light, without losing the tone.
        '@media (prefers-contrast: more)': {
          [page]: Object.fromEntries(strengthened.map((name) => [`--color-of-${name}`, stronger(name)])),
        },
      });
    }),
  ],
} satisfies Config;
