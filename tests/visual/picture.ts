import type { Media } from './capture/media.ts';
import type { Look } from './capture/page/looks.ts';
import type { Area } from './capture/page/measuring.ts';
import type { Piece } from './capture/page/pieces.ts';
import type { Problem } from './capture/page/problem.ts';
import type { PseudoState } from './capture/pseudo-state.ts';

/** A story in a mode, as in `inputs-button--playground` in `light desktop`. */
export interface Shot {
  story: string;
  /** Title and name of the story, for people. */
  title: string;
  mode: string;
}

export interface Mode {
  name: string;
  globals: Record<string, unknown>;
  width: number;
  height: number;
  media?: Media;
  /** What is done to all that can be used. */
  state?: PseudoState;
}

/** What came of a shot. */
export interface Captured extends Shot {
  /** PNG; of a story that failed, how it looked then, where that could be seen. */
  png?: Buffer;
  /** Why the story failed: such a picture is never held against anything. */
  failure?: Problem;
  /** Left out of the comparison. */
  ignored?: Area[];
  /** See `parameters.chromatic.diffThreshold`. */
  threshold?: number;
  /** What nobody can see whole in it, in words. */
  unseen?: string[];
  /** What assistive technology is told, and what else no pixel says; in modes that only look otherwise what is told alone. */
  spoken?: string;
  /** It only looks otherwise than another mode of its story, which speaks for it as long as both tell the same. */
  isEcho?: boolean;
  /** What that mode tells; absent where it was not taken. */
  speaker?: string;
  /** What is drawn by which component, where the picture has to be told from another. */
  pieces?: Piece[];
  /** What it is drawn with. */
  looks?: Look[];
  /** PNG of the same without the layers that the page asks for, where there are any and the picture has to be told from another. */
  flat?: Buffer;
  /** The stories that were shown in the same page before. */
  after: readonly string[];
}

/** The name of a picture's file, without its ending. */
export function pictureName({ story, mode }: Pick<Shot, 'story' | 'mode'>): string {
  return `${story}/${mode.replaceAll(' ', '-')}`;
}
