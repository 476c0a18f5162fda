import { captureAll } from './capture.ts';
import { counted } from './counted.ts';
import { exitCodes } from './exit-codes.ts';
import { writtenLooks } from './facts.ts';
import { type Captured, pictureName } from './picture.ts';
import type { Stage } from './second-look.ts';
import { type Court, isAsApproved } from './verdict.ts';

/**
 * Keeps what pictures are drawn with beside those of which it is not known yet. It approves nothing: the picture is, byte
 * for byte, the one that was approved. Resolves to the exit code.
 */
export async function writeLooks(
  { browser, url, stories, modes, patience }: Stage,
  { manifest, baselines, draft }: Court,
): Promise<number> {
  const isAsked = (captured: Captured) => isAsApproved(captured, manifest) && baselines.looks(captured) === undefined;
  let [taken, written] = [0, 0];
  const others: string[] = [];
  const keep = (captured: Captured) => {
    taken++;
    if (!isAsApproved(captured, manifest)) others.push(pictureName(captured));
    else if (captured.looks && isAsked(captured)) {
      baselines.keepLooks(captured, writtenLooks(captured.looks));
      written++;
    }
  };
  await captureAll(browser, url, stories, modes, keep, { patience, isDoubtful: isAsked });
  draft.remove();
  for (const name of others.sort()) console.log(`  ${name} is not as it was approved`);
  console.log(
    `Of ${counted(taken, 'picture')}, what ${counted(written, 'is', 'are')} drawn with is written down now; ${others.length} are not as they were approved, and were left alone.`,
  );
  return taken > 0 ? exitCodes.unchanged : exitCodes.nothingTaken;
}
