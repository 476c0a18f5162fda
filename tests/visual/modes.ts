import { modes as storybookModes, widths } from '../../.storybook/modes.ts';
import type { Chromatic, ChromaticMode } from './page/chromatic.ts';
import type { Mode } from './picture.ts';

const usual = { width: widths.desktop, height: 800 };

/** In what every story is shot that says nothing of its own. */
export const modes: Mode[] = Object.entries(storybookModes).map(([name, mode]) => modeOf(name, mode));

/** In what a story is shot: Storybook merges its own modes with those of all. */
export function modesOf({ modes: own }: Chromatic, others: readonly Mode[]): Mode[] {
  if (!own) return [...others];
  return Object.entries(own).flatMap(([name, mode]) => (mode.disable ? [] : [modeOf(name, mode)]));
}

function modeOf(name: string, { viewport, disable: _, ...globals }: ChromaticMode): Mode {
  const { width, height } = typeof viewport === 'object' ? viewport : { width: viewport };
  return { name, globals, width: pixels(width, usual.width), height: pixels(height, usual.height) };
}

/** A number, a length in CSS pixels, or the name of a width. */
function pixels(length: string | number | undefined, otherwise: number): number {
  const named = Object.entries(widths).find(([name]) => name === length)?.[1];
  const value = named ?? Number.parseFloat(String(length));
  return Number.isFinite(value) ? Math.round(value) : otherwise;
}
