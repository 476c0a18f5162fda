/** A story in a mode, as in `components-button--playground` in `light desktop`. */
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
}

/** The name of a picture's file, without its ending. */
export function pictureName({ story, mode }: Pick<Shot, 'story' | 'mode'>): string {
  return `${story}/${mode.replaceAll(' ', '-')}`;
}
