import type { Browser } from 'playwright-core';
import { Camera } from './camera.ts';
import type { LateProblem } from './page/problem.ts';
import type { Captured, Mode } from './picture.ts';
import { type Patience, usualPatience } from './preview-page.ts';
import type { StoryEntry } from './stories.ts';

/**
 * Shoots stories in modes. One preview is loaded a page; stories are switched and modes are walked over the preview's
 * channel, which is 5 to 15 times faster than loading each.
 * @param onShot called once all pictures of a story are there
 * @param onLate told, once per page, what went wrong after the pictures of its story were taken
 * @param onFirst called once all of those that go first are there
 */
export async function captureAll(
  browser: Browser,
  url: string,
  stories: readonly StoryEntry[],
  modes: readonly Mode[],
  onShot: (captured: Captured) => void,
  {
    pages = 3,
    patience = usualPatience,
    isDoubtful,
    first = [],
    onFirst,
    onLate,
  }: {
    pages?: number;
    patience?: Patience;
    isDoubtful?: (captured: Captured) => boolean;
    first?: readonly StoryEntry[];
    onFirst?: () => Promise<void>;
    onLate?: (problem: LateProblem) => void;
  } = {},
): Promise<void> {
  const queue = workOf(stories, first, pages);
  const left = new Set(first);
  const worker = async () => {
    const camera = new Camera(browser, url, patience, isDoubtful);
    try {
      for (let work = queue.shift(); work; work = queue.shift()) {
        for (const captured of await camera.shoot(work, modes)) onShot(captured);
        const wasLeft = left.size > 0;
        for (const story of work) left.delete(story);
        if (wasLeft && left.size === 0) await onFirst?.();
      }
    } finally {
      await camera.close();
      for (const problem of camera.late) onLate?.(problem);
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

/** Stories of one file together, so that it is loaded once; those that go first are shared out to all pages. */
function workOf(stories: readonly StoryEntry[], first: readonly StoryEntry[], pages: number): StoryEntry[][] {
  const share = Math.ceil(first.length / pages);
  const others = Map.groupBy(
    stories.filter((story) => !first.includes(story)),
    ({ importPath }) => importPath,
  );
  return [...inParts(first, share), ...[...others.values()].flatMap((list) => inParts(list, 12))];
}

function inParts(stories: readonly StoryEntry[], size: number): StoryEntry[][] {
  const count = size > 0 ? Math.ceil(stories.length / size) : 0;
  return Array.from({ length: count }, (_, index) => stories.slice(index * size, (index + 1) * size));
}
