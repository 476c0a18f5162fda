import type { Media } from '../media.ts';
import type { PseudoState } from '../pseudo-state.ts';

/** `parameters.chromatic` of a story, as far as it is honoured: what Chromatic shows, these pictures show. */
export interface Chromatic extends Media {
  disableSnapshot?: boolean;
  /** Milliseconds before the picture. */
  delay?: number;
  /** What these find is left out of the comparison, as is `data-chromatic="ignore"`. */
  ignoreSelectors?: string[];
  /** Up to which part of the whole scale a colour may be off: 0 to 1. */
  diffThreshold?: number;
  /** False: animations are shown as they begin. */
  pauseAnimationAtEnd?: boolean;
  /** Nothing below the window. */
  cropToViewport?: boolean;
  modes?: Record<string, ChromaticMode>;
  /** Modes in which something is done to all that can be used. Ours alone: Chromatic does not know them. */
  states?: Record<string, ChromaticMode>;
}

/** Globals of Storybook, and the window. */
export interface ChromaticMode extends Media {
  viewport?: string | number | { width?: string | number; height?: string | number };
  disable?: boolean;
  state?: PseudoState;
  [global: string]: unknown;
}
