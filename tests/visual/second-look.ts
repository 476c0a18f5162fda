import type { Browser } from 'playwright-core';
import { hashOf } from './baselines.ts';
import { Camera } from './camera.ts';
import { captureFresh } from './capture.ts';
import { type Captured, type Mode, pictureName } from './picture.ts';
import type { Patience } from './preview-page.ts';
import type { Change } from './results.ts';
import type { StoryEntry } from './stories.ts';
import { type Court, changeOf } from './verdict.ts';

/** Where stories are shown. */
export interface Stage {
  browser: Browser;
  url: string;
  stories: readonly StoryEntry[];
  modes: readonly Mode[];
  patience: Patience;
}

export interface Looked {
  changes: Change[];
  notes: string[];
  /** Fresh pages showed just what was shown before. */
  isConfirmed: boolean;
}

/** Looks at a story once more from a fresh page: what earlier stories left behind is no change. */
export async function lookAgain(stage: Stage, court: Court, story: StoryEntry, warm: Captured[]): Promise<Looked> {
  const looked: Looked = { changes: [], notes: [], isConfirmed: true };
  const first = await freshOf(stage, story, warm);
  let second: Captured[] | undefined;
  for (const shot of warm) {
    const one = shotIn(first, shot);
    if (one && isSame(one, shot)) {
      looked.changes.push(...(await found(one, court)));
      continue;
    }
    looked.isConfirmed = false;
    second ??= await freshOf(stage, story, warm);
    const other = shotIn(second, shot);
    // A failure is never made good by another showing.
    const failed = [one, other].find((fresh) => !fresh || fresh.failure);
    if (failed || !one || !other) {
      const failure = failed?.failure ?? { message: 'a fresh page shows no picture of it' };
      looked.changes.push(...(await found({ ...(failed ?? shot), failure }, court)));
    } else if (isSame(one, other)) {
      looked.changes.push(...(await found(one, court)));
      const culprit = await culpritOf(stage, story, shot, one);
      looked.notes.push(`${pictureName(shot)} differs ${culprit}`);
    } else {
      const changes = [await changeOf(one, court), await changeOf(other, court)];
      const isAlwaysOther = changes.every((change) => change !== undefined);
      if (isAlwaysOther) looked.changes.push({ ...changes[1], isUnsteady: true } as Change);
      looked.notes.push(`${pictureName(shot)} is not the same twice: something in it is not pinned`);
    }
  }
  return looked;
}

async function found(captured: Captured, court: Court): Promise<Change[]> {
  const change = await changeOf(captured, court);
  return change ? [change] : [];
}

async function freshOf({ browser, url, modes, patience }: Stage, story: StoryEntry, warm: readonly Captured[]) {
  const names = new Set(warm.map(({ mode }) => mode));
  return captureFresh(browser, url, story, modes, { patience, isAsked: ({ name }) => names.has(name) });
}

/** Which of the stories that were shown before leaves something behind: the last of those that do so alone. */
async function culpritOf(stage: Stage, story: StoryEntry, warm: Captured, fresh: Captured): Promise<string> {
  const earlier = [...new Set(warm.after)].reverse();
  for (const id of earlier.slice(0, 8)) {
    const before = stage.stories.find((other) => other.id === id);
    if (!before) continue;
    const camera = new Camera(stage.browser, stage.url, stage.patience, ({ name }) => name === warm.mode);
    try {
      const shots = await camera.shoot([before, story], stage.modes);
      const shot = shots.find((one) => one.story === story.id);
      if (shot && !isSame(shot, fresh)) return `after ${id}, which leaves something behind`;
    } finally {
      await camera.close();
    }
  }
  return earlier.length === 0
    ? 'from page to page'
    : `after ${earlier.length} other stories, the last of them ${earlier[0]}`;
}

function shotIn(shots: readonly Captured[], { mode }: Captured): Captured | undefined {
  return shots.find((shot) => shot.mode === mode);
}

function isSame(a: Captured, b: Captured): boolean {
  return Boolean(
    !a.failure && !b.failure && a.png && b.png && hashOf(a.png) === hashOf(b.png) && a.spoken === b.spoken,
  );
}
