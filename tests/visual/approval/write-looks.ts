import { captureAll, captureFresh } from '../capture/capture.ts';
import type { Stage } from '../capture/second-look.ts';
import { writtenLooks } from '../comparison/facts.ts';
import { type Court, changeOf, isAsApproved } from '../comparison/verdict.ts';
import { counted } from '../counted.ts';
import { exitCodes } from '../exit-codes.ts';
import { type Captured, pictureName } from '../picture.ts';

/**
 * Keeps what pictures are drawn with beside those of which it is not known, or known otherwise. It approves nothing: nobody
 * could tell the picture from the one that was approved. Resolves to the exit code.
 */
export async function writeLooks({ browser, url, stories, modes, patience }: Stage, court: Court): Promise<number> {
  const { manifest, baselines, draft } = court;
  const isUnknown = (captured: Captured) =>
    captured.looks === undefined || baselines.looks(captured) !== writtenLooks(captured.looks);
  const isAsked = (captured: Captured) => isAsApproved(captured, manifest) && isUnknown(captured);
  let [taken, written] = [0, 0];
  const keep = (captured: Captured) => {
    if (!captured.looks) return;
    baselines.keepLooks(captured, writtenLooks(captured.looks));
    written++;
  };
  const others: Captured[] = [];
  const judge = (captured: Captured) => {
    taken++;
    if (isAsked(captured)) keep(captured);
    else if (isUnknown(captured)) others.push(captured);
  };
  await captureAll(browser, url, stories, modes, judge, { patience, isDoubtful: isAsked });
  const left: Captured[] = [];
  for (const story of stories) {
    const asked = new Set(others.flatMap((one) => (one.story === story.id ? one.mode : [])));
    if (asked.size === 0) continue;
    // What earlier stories left behind is not there in a page of its own.
    const fresh = await captureFresh(browser, url, story, modes, { patience, isAsked: ({ name }) => asked.has(name) });
    for (const captured of fresh) {
      if (await changeOf(captured, court)) left.push(captured);
      else keep(captured);
    }
  }
  draft.remove();
  for (const name of left.map(pictureName).sort()) console.log(`  ${name} is not as it was approved`);
  console.log(
    `Of ${counted(taken, 'picture')}, what ${counted(written, 'is', 'are')} drawn with is written down now; ${counted(left.length, 'is not as it was', 'are not as they were')} approved, and left alone.`,
  );
  if (left.some(({ failure }) => failure)) return exitCodes.failures;
  if (left.length > 0) return exitCodes.changes;
  return taken > 0 ? exitCodes.unchanged : exitCodes.nothingTaken;
}
