import { availableParallelism } from 'node:os';
import type { Browser } from 'playwright-core';
import type { Captured, Mode } from '../picture.ts';
import { Camera } from './camera.ts';
import type { LateProblem } from './page/problem.ts';
import { type Patience, usualPatience } from './preview-page.ts';
import type { StoryEntry } from './stories.ts';

/** Stories that are shown before all others, and who is told what they look like while the others follow. */
export interface First {
  stories: readonly StoryEntry[];
  say: (shots: readonly Captured[]) => Promise<void>;
}

/** A page waits for its frames more than it works: more of them than cores keep all of these busy. */
export const usualPages = Math.min(8, 2 * availableParallelism() + 1);

interface Options {
  pages?: number;
  patience?: Patience;
  /** Of which pictures it has to be told what draws what. */
  isDoubtful?: (captured: Captured) => boolean;
  /** Shared out to all pages. */
  first?: First;
  /** Told, once per page, what went wrong after the pictures of its story were taken. */
  onLate?: (problem: LateProblem) => void;
}

/**
 * Shoots stories in modes. One preview is loaded a page; stories are switched and modes are walked over the preview's
 * channel, which is 5 to 15 times faster than loading each.
 * @param onShot called once all pictures of a story are there
 */
export async function captureAll(
  browser: Browser,
  url: string,
  stories: readonly StoryEntry[],
  modes: readonly Mode[],
  onShot: (captured: Captured) => void,
  { pages = usualPages, patience = usualPatience, isDoubtful, first, onLate }: Options = {},
): Promise<void> {
  const nearest = first?.stories ?? [];
  const near = new Set(nearest.map(({ id }) => id));
  const early = inParts(nearest, Math.ceil(nearest.length / pages));
  const others = stories.filter(({ id }) => !near.has(id));
  const queue = [...early, ...workOf(others, Math.ceil(others.length / pages))];
  const shots: Captured[] = [];
  let left = early.length;
  const worker = async () => {
    const camera = new Camera(browser, url, patience, isDoubtful, onLate);
    try {
      for (let work = queue.shift(); work; work = queue.shift()) {
        const taken = await camera.shoot(work, modes);
        for (const captured of taken) onShot(captured);
        if (!early.includes(work)) continue;
        shots.push(...taken);
        left -= 1;
        if (left === 0) await first?.say(shots);
      }
    } finally {
      await camera.close();
    }
  };
  await Promise.all(Array.from({ length: pages }, worker));
}

/** Shoots one story in a page of its own, loaded for it: what an earlier story left behind is not there. */
export async function captureFresh(
  browser: Browser,
  url: string,
  story: StoryEntry,
  modes: readonly Mode[],
  { patience = usualPatience, isAsked }: { patience?: Patience; isAsked?: (mode: Mode) => boolean } = {},
): Promise<Captured[]> {
  const camera = new Camera(browser, url, patience);
  try {
    return await camera.shoot([story], modes, isAsked);
  } finally {
    await camera.close();
  }
}

/** Stories of one file together, so that it is loaded once; of few stories, no more than leave something for other pages. */
function workOf(stories: readonly StoryEntry[], share: number): StoryEntry[][] {
  const files = Map.groupBy(stories, ({ importPath }) => importPath);
  return [...files.values()].flatMap((list) => inParts(list, Math.min(12, Math.max(4, share))));
}

function inParts(stories: readonly StoryEntry[], size: number): StoryEntry[][] {
  const count = stories.length > 0 ? Math.ceil(stories.length / size) : 0;
  return Array.from({ length: count }, (_, index) => stories.slice(index * size, (index + 1) * size));
}
