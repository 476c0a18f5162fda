import { captureAll } from './capture.ts';
import { type Captured, pictureName } from './picture.ts';
import type { Change } from './results.ts';
import { lookAgain, type Stage } from './second-look.ts';
import { type Court, changeOf, isAsApproved, removedSince } from './verdict.ts';

/** After as many stories that a fresh page showed just so, the same changes in others are believed. */
const enough = 24;

export interface Held {
  changes: Change[];
  /** How many pictures were taken. */
  taken: number;
  notes: string[];
}

/** Takes every picture and holds it against its baseline; one that differs is taken once more from a fresh page. */
export async function hold(stage: Stage, court: Court, isAsked: (story: string) => boolean): Promise<Held> {
  const { browser, url, stories, modes, patience } = stage;
  const doubtful: Captured[] = [];
  const taken = new Set<string>();
  const notes: string[] = [];
  await captureAll(
    browser,
    url,
    stories,
    modes,
    (captured) => {
      taken.add(pictureName(captured));
      for (const what of captured.unseen ?? []) notes.push(`${pictureName(captured)} ${what}`);
      if (!isAsApproved(captured, court.manifest)) doubtful.push(captured);
    },
    { patience },
  );
  const changes: Change[] = [];
  let [confirmed, refuted, believed] = [0, 0, 0];
  const known = new Set<string>();
  const queue = [...Map.groupBy(doubtful, ({ story }) => story)];
  const look = async ([id, shots]: [string, Captured[]]) => {
    const story = stories.find((one) => one.id === id);
    const again: Captured[] = [];
    for (const shot of shots) {
      const change = await changeOf(shot, court);
      if (change?.kind !== 'changed' || !story) {
        if (change) changes.push(change);
        continue;
      }
      const isKnown = confirmed >= enough && refuted === 0 && causesOf(change).every((cause) => known.has(cause));
      if (isKnown) {
        changes.push(change);
        believed++;
      } else again.push(shot);
    }
    if (!story || again.length === 0) return;
    const looked = await lookAgain(stage, court, story, again);
    changes.push(...looked.changes);
    notes.push(...looked.notes);
    if (!looked.isConfirmed) {
      refuted++;
      return;
    }
    confirmed++;
    for (const cause of looked.changes.flatMap(causesOf)) known.add(cause);
  };
  const lookOn = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await look(next);
  };
  await Promise.all([lookOn(), lookOn(), lookOn()]);
  if (believed > 0)
    notes.push(
      `${believed} changed pictures were taken once: ${confirmed} other stories changed in the same way, and all were the same in a fresh page`,
    );
  changes.push(...removedSince(court, taken, isAsked));
  return { changes: sorted(asFailed(changes)), taken: taken.size, notes };
}

/** What happened, of whatever form and by how much. */
function causesOf({ boxes = [], spoken }: Change): string[] {
  const causes = boxes.map(({ cause }) => cause.replace(/^shape .*/, 'shape').replaceAll(/\d+ px/g, 'px'));
  return [...causes, ...(spoken?.lines ?? [])];
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
