import { modes as storybookModes, widths } from '../../../.storybook/modes.ts';
import type { Mode } from '../picture.ts';
import type { Media } from './media.ts';
import type { Chromatic, ChromaticMode } from './page/chromatic.ts';

const usual = { width: widths.desktop, height: 800 };

/** In what every story is shot that says nothing of its own. */
export const modes: Mode[] = Object.entries(storybookModes).map(([name, mode]) => modeOf(name, mode));

/** In what a story is shot: Storybook merges its own modes with those of all. */
export function modesOf({ modes: own, states = {}, ...chromatic }: Chromatic, others: readonly Mode[]): Mode[] {
  return [...(own ? taken(own) : others), ...taken(states)].map((mode) => ({
    ...mode,
    media: { ...mediaOf(chromatic), ...mode.media },
  }));
}

function taken(modes: Record<string, ChromaticMode>): Mode[] {
  return Object.entries(modes).flatMap(([name, mode]) => (mode.disable ? [] : [modeOf(name, mode)]));
}

function modeOf(name: string, { viewport, disable: _, state, ...rest }: ChromaticMode): Mode {
  const { media: _m, forcedColors: _f, prefersReducedMotion: _r, prefersContrast: _c, ...globals } = rest;
  const { width, height } = typeof viewport === 'object' ? viewport : { width: viewport };
  return {
    name,
    globals,
    state,
    media: mediaOf(rest),
    width: pixels(width, usual.width),
    height: pixels(height, usual.height),
  };
}

/** What is said of it, and nothing of what is not. */
export function mediaOf({ media, forcedColors, prefersReducedMotion, prefersContrast }: Media): Media {
  const said = Object.entries({ media, forcedColors, prefersReducedMotion, prefersContrast });
  return Object.fromEntries(said.filter(([, value]) => value !== undefined));
}

/** A number, a length in CSS pixels, or the name of a width. */
function pixels(length: string | number | undefined, otherwise: number): number {
  const named = Object.entries(widths).find(([name]) => name === length)?.[1];
  const value = named ?? Number.parseFloat(String(length));
  return Number.isFinite(value) ? Math.round(value) : otherwise;
}
