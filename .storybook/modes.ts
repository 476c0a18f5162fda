/** Widths that stories are looked at; paper is A4 without its margins. */
export const widths = { desktop: 1280, tablet: 834, paper: 688, phone: 375 };

/** Sizes of text, by words: Storybook takes no `%` from an address. */
export const textScales = { usual: '100%', double: '200%' };

const height = 800;
const desktop = { width: widths.desktop, height };
const phone = { width: widths.phone, height };

/** In what every story is shot, here and by Chromatic. */
export const modes = {
  'light desktop': { theme: 'light', viewport: desktop },
  'dark desktop': { theme: 'dark', viewport: desktop },
  'light phone': { theme: 'light', viewport: phone },
  'dark phone': { theme: 'dark', viewport: phone },
};

const light = modes['light desktop'];
const dark = modes['dark desktop'];

const forced = {
  'forced light': { ...light, forcedColors: 'active' },
  'forced dark': { ...dark, forcedColors: 'active' },
} as const;

/** In what stories of a kind are shot besides. */
export const modesByKind = {
  /** The most telling story of a component. */
  component: forced,
  /** The same of one in which something is looked for by its English name. */
  english: { 'right to left': { ...light, direction: 'rtl' } },
  /** The same of all others; of a screen, in the words of a document that is written so, too. */
  foreign: { arabic: { ...light, language: 'ar', direction: 'rtl' } },
  /** Of those, one that says something of its own. */
  speaking: { 'german phone': { ...modes['light phone'], language: 'de' } },
  /** The same of one that never stands still, where that is not unwelcome. */
  moving: { moving: { ...light, prefersReducedMotion: 'no-preference' } },
  colours: { 'more contrast': { ...light, prefersContrast: 'more' } },
  /** A screen of a document, filled. */
  screen: {
    tablet: { theme: 'light', viewport: { width: widths.tablet, height } },
    'large text': { ...light, textSize: 'double' },
  },
  /** The first screen of each kind of a document, and what is written of it. */
  'first of its kind': { ...forced, 'right to left': { ...light, direction: 'rtl' } },
  /** The most telling story of a component whose parts stand closer together where it is compact: lists, tables, tabs, forms, menus. */
  dense: { compact: { ...light, density: 'compact' } },
  /** What is printed: lists, records, the specification. */
  printed: { print: { theme: 'light', viewport: { width: widths.paper, height }, media: 'print' } },
} as const;

export type StoryKind = keyof typeof modesByKind;

/** What is done to all that can be used in the most telling story of a component. */
export const states = {
  hover: { ...light, state: 'hover' },
  'dark hover': { ...dark, state: 'hover' },
  focus: { ...light, state: 'focus' },
  'dark focus': { ...dark, state: 'focus' },
  active: { ...light, state: 'active' },
  'dark active': { ...dark, state: 'active' },
};

export function modesOfKinds(kinds: readonly StoryKind[]): Record<string, object> {
  return Object.assign({}, ...kinds.map((kind) => modesByKind[kind]));
}

/** What Storybook is told to show a mode, in the form of its address; what is no word is not taken there. */
export function globalsIn(mode: string): string {
  const all: Record<string, Record<string, unknown>> = {
    ...modes,
    ...Object.assign({}, ...Object.values(modesByKind)),
    ...states,
  };
  const told = ['theme', 'density', 'direction', 'language', 'textSize'].flatMap((name) => {
    const value = all[mode]?.[name];
    return value === undefined ? [] : [`${name}:${value}`];
  });
  return told.join(';');
}
