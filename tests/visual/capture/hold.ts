import { writtenLooks } from '../comparison/facts.ts';
import { type Court, changeOf, isAsApproved, removedSince } from '../comparison/verdict.ts';
import { counted } from '../counted.ts';
import { type Captured, pictureName, type Shot } from '../picture.ts';
import type { Change, Results } from '../results.ts';
import { Belief } from './belief.ts';
import { captureAll } from './capture.ts';
import type { LateProblem } from './page/problem.ts';
import { SecondLook, type Stage } from './second-look.ts';

export interface Held {
  changes: Change[];
  /** How many pictures were taken. */
  taken: number;
  notes: string[];
  /** Of pictures that are as they were approved, and drawn otherwise all the same, with what they are. */
  looks: Results['looks'];
}

/** Takes every picture and holds it against its baseline; one that differs is taken once more from a fresh page. */
export async function hold(stage: Stage, court: Court, isAsked: (story: string) => boolean): Promise<Held> {
  const { browser, url, stories, modes, patience, first, onProgress } = stage;
  const doubtful: Captured[] = [];
  const taken = new Set<string>();
  const seen = new Map<string, Shot>();
  const late = new Map<string, LateProblem>();
  const notes: string[] = [];
  const looks: NonNullable<Results['looks']> = [];
  const isDoubtful = (captured: Captured) => !isAsApproved(captured, court.manifest);
  const noteLooks = ({ story, mode, looks: drawn }: Captured) => {
    const says = drawn && writtenLooks(drawn);
    if (says !== undefined && says !== court.baselines.looks({ story, mode })) looks.push({ story, mode, says });
  };
  await captureAll(
    browser,
    url,
    stories,
    modes,
    (captured) => {
      const { story, title, mode } = captured;
      taken.add(pictureName(captured));
      seen.set(story, { story, title, mode });
      for (const what of captured.unseen ?? []) notes.push(`${pictureName(captured)} ${what}`);
      if (isDoubtful(captured)) doubtful.push(captured);
      else noteLooks(captured);
      onProgress?.({ does: 'taking', done: seen.size, of: stories.length, pictures: taken.size });
    },
    {
      patience,
      first,
      isDoubtful,
      onLate: (problem) => late.set(problem.story, problem),
    },
  );
  const changes: Change[] = [];
  const belief = new Belief();
  const believed = new Set<string>();
  // Known only now: of such a story no picture holds.
  for (const [story, failure] of late) {
    const shots = doubtful.filter((shot) => shot.story === story);
    for (const shot of shots) shot.failure ??= failure;
    const shot = seen.get(story);
    if (shots.length === 0 && shot) doubtful.push({ ...shot, failure, after: [] });
  }
  const queue = [...Map.groupBy(doubtful, ({ story }) => story)];
  const differing = queue.length;
  const look = async (second: SecondLook, [id, shots]: [string, Captured[]]) => {
    const story = stories.find((one) => one.id === id);
    const doubted: [Captured, Change][] = [];
    for (const shot of shots) {
      const change = await changeOf(shot, court);
      // Drawn in other bytes, and nobody could tell.
      if (!change) noteLooks(shot);
      if (!change) continue;
      // What is new is looked at twice as well: what is not the same then would be told as changed ever after.
      const isDoubted = change.kind === 'changed' || change.kind === 'new';
      if (!isDoubted || !story) changes.push(change);
      else if (change.kind === 'changed' && belief.holds(change)) {
        changes.push(change);
        believed.add(pictureName(change));
      } else doubted.push([shot, change]);
    }
    if (!story || doubted.length === 0) return;
    const looked = await second.at(
      story,
      doubted.map(([shot]) => shot),
    );
    changes.push(...looked.changes);
    notes.push(...looked.notes);
    for (const [{ mode }, change] of doubted)
      if (change.kind === 'new') continue;
      else if (looked.refuted.has(mode)) belief.refute(change);
      else belief.confirm(change);
  };
  const lookOn = async () => {
    const second = new SecondLook(stage, court);
    try {
      for (let next = queue.shift(); next; next = queue.shift()) {
        await look(second, next);
        onProgress?.({ does: 'looking', done: differing - queue.length, of: differing, pictures: taken.size });
      }
    } finally {
      await second.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(3, queue.length) }, lookOn));
  if (believed.size > 0)
    notes.push(
      `${counted(believed.size, 'changed picture was', 'changed pictures were')} taken once: fresh pages showed the same change in several other stories, and in none it was another story's`,
    );
  changes.push(...removedSince(court, taken, isAsked));
  return { changes: sorted(asFailed(changes)), taken: taken.size, notes, looks };
}

/** What failed in one mode may not be accepted in another, nor be taken for gone. */
function asFailed(changes: readonly Change[]): Change[] {
  const failures = new Map(changes.filter(({ kind }) => kind === 'failed').map((change) => [change.story, change]));
  return changes.map((change) => {
    const failure = failures.get(change.story);
    if (!failure || change.kind === 'failed') return change;
    const { hash: _, ...rest } = change;
    return { ...rest, kind: 'failed', error: `failed in ${failure.mode}: ${failure.error}`, isPictured: true };
  });
}

function sorted(changes: Change[]): Change[] {
  return changes.sort((a, b) => (pictureName(a) < pictureName(b) ? -1 : 1));
}
