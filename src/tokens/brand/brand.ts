import { fonts } from '#tokens';

/** All that a brand says; everything else follows from it. Colours as hex. */
export interface Brand {
  /** What can be pressed, what is chosen. */
  accent: string;
  /** A second colour, of what informs and of progress; often the same. */
  second: string;
  /** The tint of words and of the edges of controls. */
  ink: string;
  /** What everything lies on where it is light: how bright it is, and how warm. */
  paper: string;
  /** The same where it is dark. */
  night: string;
  /** The radius of a control's corners, in pixels; those of sheets are a third larger. */
  corners: number;
  density: 'comfortable' | 'compact';
  letters: keyof typeof letters;
}

/** Between which paper and night may be, in lightness of OKLCH: beyond, no colour is told apart from all of their shades. */
export const grounds = { paper: [0.9, 1], night: [0.1, 0.28] } as const;

/** Typefaces of words: our own, and those that the machines of readers have. */
export const letters = {
  grotesk: ['Schibsted Grotesk Variable'],
  system: ['system-ui'],
  humanist: ['Seravek', 'Gill Sans Nova', 'Ubuntu', 'Calibri', 'DejaVu Sans', 'sans-serif'],
  geometric: ['Avenir', 'Montserrat', 'Corbel', 'URW Gothic', 'sans-serif'],
  rounded: ['ui-rounded', 'Hiragino Maru Gothic ProN', 'Quicksand', 'Comfortaa', 'Arial Rounded MT Bold', 'sans-serif'],
  serif: ['Charter', 'Bitstream Charter', 'Sitka Text', 'Cambria', 'serif'],
  annotation: ['Martian Mono Variable'],
} as const;

/** Throws where something that a brand says is none of what there is. */
export function checkBrand({ corners, density, letters: named }: Brand) {
  if (!Number.isFinite(corners) || corners < 0)
    throw new Error(`The corners of a brand are a radius in pixels, such as 6, and '${corners}' is none.`);
  if (density !== 'comfortable' && density !== 'compact')
    throw new Error(`The density of a brand is comfortable or compact, and not '${density}'.`);
  if (!Object.hasOwn(letters, named))
    throw new Error(
      `The letters of a brand are one of ${Object.keys(letters).join(', ')}, and not '${named}'. A typeface of one's own is set by --font-of-sans.`,
    );
}

/** The families that words are written in, each standing in for what the one before does not have. */
export const familiesOf = (brand: Brand): string[] => [...letters[brand.letters], ...fonts.sans.slice(1)];

/** The brand that our own tokens are. */
export const ninefold: Brand = {
  accent: '#184db6',
  second: '#184db6',
  ink: '#1a212d',
  paper: '#f8f7f4',
  night: '#10161f',
  corners: 3,
  density: 'comfortable',
  letters: 'grotesk',
};
