import type { Layout, Piece } from './layout.ts';

/** What is written without a space. */
export interface Run {
  pieces: Piece[];
  /** The space after it, and what stands there. */
  after?: string;
  /** Digits with no more than a mark between them are written from left to right, whatever is around them. */
  dir?: 'ltr';
}

export function runsOf({ pieces }: Layout): Run[] {
  const runs: Run[] = [];
  let run: Run = { pieces: [] };
  for (const piece of pieces) {
    if (!('literal' in piece && /\s/.test(piece.literal))) run.pieces.push(piece);
    else {
      runs.push({ ...run, after: piece.literal });
      run = { pieces: [] };
    }
  }
  runs.push(run);
  return runs
    .filter(({ pieces: those }) => those.length > 0)
    .map((one) => ({ ...one, dir: isTurned(one) ? undefined : 'ltr' }));
}

/** Whether its marks carry the direction of the script. */
function isTurned({ pieces }: Run): boolean {
  return pieces.some((piece) => 'literal' in piece && /[\u200f\u061c]/.test(piece.literal));
}
