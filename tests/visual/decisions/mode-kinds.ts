import { modes, modesByKind, states } from '../../../.storybook/modes.ts';

interface Told {
  state?: string;
  direction?: string;
  forcedColors?: string;
  media?: string;
  theme?: string;
  prefersContrast?: string;
  prefersReducedMotion?: string;
}

const all: Record<string, Told> = Object.assign({}, modes, ...Object.values(modesByKind), states);

/** The modes that the library knows, those of all stories first. */
export const modeNames = Object.keys(all);

const usual = new Set(Object.keys(modes));

/** The mode that says what a page says in this one too: theme, contrast and what a pointer does change how it looks alone. */
export function speakerOf(mode: string): string {
  const said = sayingOf(mode);
  return modeNames.find((name) => sayingOf(name) === said) ?? mode;
}

function sayingOf(mode: string): string {
  const {
    theme: _t,
    state: _s,
    forcedColors: _f,
    prefersContrast: _c,
    prefersReducedMotion: _r,
    ...saying
  } = all[mode] ?? {
    mode,
  };
  return JSON.stringify(Object.entries(saying).sort());
}

/** Whether all stories are shown in it, unless they say otherwise. */
export function isUsual(mode: string): boolean {
  return usual.has(mode);
}

/** Whether something is done in it to all that can be used. */
export function isState(mode: string): boolean {
  return all[mode]?.state !== undefined;
}

/** What of a mode has looks of its own, as in `focus`, `rtl`, `active`; undefined where it shows what all of them do. */
export function specialtyOf(mode: string): string | undefined {
  const { state, direction, forcedColors, media } = all[mode] ?? {};
  return state ?? direction ?? (forcedColors && 'forced') ?? media;
}
