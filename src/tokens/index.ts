import component from './component.tokens.json' with { type: 'json' };
import reference from './reference.tokens.json' with { type: 'json' };
import semantic from './semantic.tokens.json' with { type: 'json' };

/** A colour in oklch: lightness 0 to 1, chroma, hue in degrees, opacity 0 to 1. */
export interface Color {
  components: number[];
  alpha?: number;
}

interface ColorToken {
  $value: string;
  $description?: string;
  $extensions?: { 'ninefold.dark': string };
}

/** A semantic colour: what it is for, and its value in each theme. */
export interface ThemedColor {
  description: string;
  light: Color;
  dark: Color;
}

/** Follows an alias such as `{color.ink.900}` into the reference tokens. Throws on an alias that leads nowhere. */
function resolve(alias: string): Color {
  const path = alias.slice(1, -1).split('.');
  const token = path.reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], reference);
  if (!token) throw new Error(`semantic.tokens.json: no reference token is called '${alias}'`);
  return (token as { $value: Color }).$value;
}

type ColorName = Exclude<keyof typeof semantic.color, '$type'>;

const { $type: _color, ...colorTokens } = semantic.color;

/** Every semantic colour, by name. */
export const colors = Object.fromEntries(
  Object.entries(colorTokens as Record<ColorName, ColorToken>).map(([name, token]) => [
    name,
    {
      description: token.$description ?? '',
      light: resolve(token.$value),
      dark: resolve(token.$extensions?.['ninefold.dark'] ?? token.$value),
    },
  ]),
) as Record<ColorName, ThemedColor>;

/** What is told apart by its colour from the ground that it stands on, and is drawn further from it where more contrast is asked for. */
export const strengthened = [
  'muted',
  'edge',
  'line',
  'accent',
  'focus',
  'info',
  'positive',
  'caution',
  'critical',
] as const satisfies readonly ColorName[];
/** How much of its colour is left to it there: the rest is black, or white. */
export const strengthenedShare = 0.45;

/** The colour as CSS writes it. */
export function cssColor({ components, alpha }: Color): string {
  return `oklch(${components.join(' ')}${alpha === undefined ? '' : ` / ${alpha}`})`;
}

interface Length {
  value: number;
  unit: string;
}

interface Measure {
  $value: Length;
  $extensions?: { 'ninefold.compact': Length; 'ninefold.touch'?: Length };
  $description?: string;
}

const cssLength = ({ value, unit }: Length) => `${value}${unit}`;

function measures(group: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(group)
      .filter(([name]) => !name.startsWith('$'))
      .map(([name, token]) => [name, cssLength((token as Measure).$value)]),
  );
}

/** Lengths of components, by name, as CSS writes them. */
export const sizes = measures(component.size);
/** Those that are others where it is compact. */
export const compactSizes = sizesWhere('ninefold.compact');
/** Those that are others where fingers press: as in a comfortable density, and larger. */
export const touchSizes = sizesWhere('ninefold.touch');

function sizesWhere(where: keyof NonNullable<Measure['$extensions']>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(component.size).flatMap(([name, token]) => {
      const length = typeof token === 'object' && (token as Measure).$extensions?.[where];
      return length ? [[name, cssLength(length)]] : [];
    }),
  );
}

/** Corner radii, by name. */
export const radii = measures(component.radius);
/** Durations of movement, by name. */
export const durations = measures(semantic.duration);

/** Font stacks, by name. */
export const fonts = { sans: semantic.font.sans.$value, mono: semantic.font.mono.$value };

/** Families as CSS writes them; what has no blank may be a word of its own, as `system-ui` is. */
export function cssFamilies(families: readonly string[]): string {
  return families.map((family) => (family.includes(' ') ? `"${family}"` : family)).join(', ');
}

const { $description: _text, ...textTokens } = semantic.text;

/** Sizes of text, by name: size and line height, in whole pixels: between two of them lines and rules blur and shift. */
export const textSizes = Object.fromEntries(
  Object.entries(textTokens).map(([name, { $value }]) => [
    name,
    { size: `${$value.fontSize.value}${$value.fontSize.unit}`, lineHeight: `round(${$value.lineHeight}em, 1px)` },
  ]),
);
