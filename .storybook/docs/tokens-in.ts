import { colors, durations, radii, sizes, textSizes } from '#tokens';

/** The design tokens that a look is written with, by what they are of. */
export type TokensIn = Record<'colours' | 'texts' | 'corners' | 'lengths' | 'durations', string[]>;

const kinds: Record<keyof TokensIn, { prefixes: RegExp; tokens: object }> = {
  colours: {
    prefixes: /^(bg|text|border(-[xytrbles])?|fill|stroke|outline|decoration|from|to|marker)$/,
    tokens: colors,
  },
  texts: { prefixes: /^text$/, tokens: textSizes },
  corners: { prefixes: /^rounded(-[a-z]{1,2})?$/, tokens: radii },
  lengths: {
    prefixes: /^-?((min|max)-)?(size|w|h|top|basis|inset|scroll-(m|p)[a-z]?|m[a-z]?|p[a-z]?)$/,
    tokens: sizes,
  },
  durations: { prefixes: /^duration$/, tokens: durations },
};

/** Reads from source what classes it says, and from those what tokens. */
export function tokensIn(source: string): TokensIn {
  const classes = [...source.matchAll(/[\w[\]&>=():.,/*-]+/g)].map(([word]) => word.slice(word.lastIndexOf(':') + 1));
  const found = (kind: keyof TokensIn) => {
    const { prefixes, tokens } = kinds[kind];
    return Object.keys(tokens).filter((name) =>
      classes.some((word) => {
        const bare = word.replace(/\/\d+$/, '');
        return bare.endsWith(`-${name}`) && prefixes.test(bare.slice(0, -name.length - 1));
      }),
    );
  };
  return {
    colours: found('colours'),
    texts: found('texts'),
    corners: found('corners'),
    lengths: found('lengths'),
    durations: found('durations'),
  };
}
