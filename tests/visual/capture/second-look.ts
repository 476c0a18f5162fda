import type { Browser } from 'playwright-core';
import { hashOf } from '../baselines.ts';
import { type Court, changeOf, looksSame } from '../comparison/verdict.ts';
import { counted } from '../counted.ts';
import { type Captured, type Mode, pictureName } from '../picture.ts';
import type { Change } from '../results.ts';
import { Camera } from './camera.ts';
import type { First } from './capture.ts';
import type { Patience } from './preview-page.ts';
import type { Progress } from './progress.ts';
import type { StoryEntry } from './stories.ts';

/** Where stories are shown. */
export interface Stage {
  browser: Browser;
  url: string;
  stories: readonly StoryEntry[];
  modes: readonly Mode[];
  patience: Patience;
  first?: First;
  /** Told how far it is, often. */
  onProgress?: (progress: Progress) => void;
}

export interface Looked {
  changes: Change[];
  notes: string[];
  /** The modes in which fresh pages showed something else than was shown before. */
  refuted: Set<string>;
}

const unseen = { message: 'a fresh page shows no picture of it' };

/** For so many stories it is found out after which of the others they differ, and each time among so many. */
const searches = 12;
const suspects = 8;

/** Looks at stories once more, each in a page loaded anew: what earlier stories left behind is no change. */
export class SecondLook {
  readonly #stage: Stage;
  readonly #court: Court;
  readonly #camera: Camera;
  #searched = 0;
  /** Stories that were found to leave something behind. */
  readonly #culprits = new Set<string>();

  constructor(stage: Stage, court: Court) {
    this.#stage = stage;
    this.#court = court;
    this.#camera = new Camera(stage.browser, stage.url, stage.patience);
  }

  close(): Promise<void> {
    return this.#camera.close();
  }

  async at(story: StoryEntry, warm: readonly Captured[]): Promise<Looked> {
    const looked: Looked = { changes: [], notes: [], refuted: new Set() };
    const court = this.#court;
    const first = await this.#fresh([story], warm);
    let second: Captured[] | undefined;
    let third: Captured[] | undefined;
    let culprit: string | undefined;
    for (const shot of warm) {
      const one = shotIn(first, shot);
      if (one && isSame(one, shot)) {
        looked.changes.push(...(await found(one, court)));
        continue;
      }
      looked.refuted.add(shot.mode);
      second ??= await this.#fresh([story], warm);
      const other = shotIn(second, shot);
      // A failure is never made good by another showing.
      const failed = [one, other].find((fresh) => !fresh || fresh.failure);
      if (failed || !one || !other) {
        const failure = failed?.failure ?? unseen;
        looked.changes.push(...(await found({ ...(failed ?? shot), failure }, court)));
      } else if (isSame(one, other)) {
        looked.changes.push(...(await found(one, court)));
        culprit ??= await this.#culpritOf(story, shot, one);
        looked.notes.push(`${pictureName(shot)} ${culprit}`);
      } else {
        if (!court.manifest?.pictures[pictureName(shot)]) {
          if (await looksSame(one, other)) {
            looked.changes.push(...(await found(other, court)));
            continue;
          }
          const failure = { message: 'fresh pages show it differently each time: something in it is not pinned' };
          looked.changes.push(...(await found({ ...other, failure }, court)));
          continue;
        }
        third ??= await this.#fresh([story], warm);
        const showings = [one, other, shotIn(third, shot) ?? { ...shot, failure: unseen }];
        const changes: Change[] = [];
        for (const showing of showings) changes.push(...(await found(showing, court)));
        // What is mostly not as it was approved is not: to be as it was once is no more than luck.
        const [change] = changes.toReversed();
        if (change && changes.length > 1) looked.changes.push({ ...change, isUnsteady: true });
        looked.notes.push(`${pictureName(shot)} is not the same twice: something in it is not pinned`);
      }
    }
    return looked;
  }

  async #fresh(stories: readonly StoryEntry[], warm: readonly Captured[]): Promise<Captured[]> {
    const names = new Set(warm.map(({ mode }) => mode));
    await this.#camera.renew();
    return this.#camera.shoot(stories, this.#stage.modes, ({ name }) => names.has(name));
  }

  /** Which of the stories that were shown before leaves something behind: the last of those that do so alone. */
  async #culpritOf(story: StoryEntry, warm: Captured, fresh: Captured): Promise<string> {
    const earlier = [...new Set(warm.after)].reverse();
    if (earlier.length === 0) return 'differs from page to page';
    const known = earlier.filter((id) => this.#culprits.has(id));
    const asked = new Set(this.#searched < searches ? [...known, ...earlier.slice(0, suspects)] : known.slice(0, 2));
    this.#searched++;
    for (const id of asked) {
      const before = this.#stage.stories.find((other) => other.id === id);
      if (!before) continue;
      const shots = await this.#fresh([before, story], [warm]);
      const shot = shots.find((one) => one.story === story.id);
      if (!shot || isSame(shot, fresh)) continue;
      this.#culprits.add(id);
      return `differs after ${id}, which leaves something behind`;
    }
    // What was not seen a second time is blamed on nobody.
    const others = counted(earlier.length, 'other story', 'other stories');
    return `was otherwise once, in a page that had shown ${others}; why is not known, as none of the ${asked.size} that were tried does it alone`;
  }
}

async function found(captured: Captured, court: Court): Promise<Change[]> {
  const change = await changeOf(captured, court);
  return change ? [change] : [];
}

function shotIn(shots: readonly Captured[], { mode }: Captured): Captured | undefined {
  return shots.find((shot) => shot.mode === mode);
}

function isSame(a: Captured, b: Captured): boolean {
  return Boolean(
    !a.failure && !b.failure && a.png && b.png && hashOf(a.png) === hashOf(b.png) && a.spoken === b.spoken,
  );
}
