import type { Browser, Page } from 'playwright-core';
import { serveFolder } from '#tooling/serve-folder';
import { buildPages } from './build-pages.ts';
import { mainThreadOf } from './main-thread.ts';
import { median, percentile } from './median.ts';

export const contenders = ['ninefold', 'by-hand', 'rjsf', 'jsonforms'] as const;
export type Contender = (typeof contenders)[number];

/** Milliseconds of work on the page's main thread. */
interface FormCost {
  /** From nothing to 500 fields on the screen. */
  mount: number;
  /** For each key typed into a text that nobody has left yet. */
  keys: number[];
  /** For each key typed into a number that a rule names, and that is checked while it is typed: it was left before. */
  checkedKeys: number[];
}

/** What came of some rounds: the middle, and what nineteen of twenty keys stay under. */
export interface FormFigures {
  mount: number;
  /** The mounts of all rounds, in turn. */
  mounts: number[];
  keys: { median: number; p95: number };
  checkedKeys: { median: number; p95: number };
}

const controls = 'input, select, [role="combobox"], [role="switch"]';
const typed = 'It hums for a minute, and then it does not drain.';
const digits = Array.from({ length: 10 }, () => ['1', '2', '3', 'Backspace', 'Backspace', 'Backspace']).flat();

/** Mounts and fills a form of 500 fields, the contenders by turns so that a slow moment of the machine hits all. */
export async function benchForms<Name extends Contender>(
  browser: Browser,
  work: string,
  names: readonly Name[],
  rounds = 5,
): Promise<Record<Name, FormFigures>> {
  const server = await serveFolder(await buildPages(work, 'forms', names));
  const costs = new Map<Name, FormCost[]>(names.map((name) => [name, []]));
  try {
    for (let round = 0; round < rounds; round++)
      for (const name of names) costs.get(name)?.push(await measure(browser, `${server.url}${name}.html`));
  } finally {
    await server.close();
  }
  return Object.fromEntries([...costs].map(([name, found]) => [name, figures(found)])) as Record<Name, FormFigures>;
}

function figures(costs: readonly FormCost[]): FormFigures {
  const of = (keys: readonly number[]) => ({ median: median(keys), p95: percentile(keys, 95) });
  const mounts = costs.map(({ mount }) => mount);
  return {
    mount: median(mounts),
    mounts,
    keys: of(costs.flatMap(({ keys }) => keys)),
    checkedKeys: of(costs.flatMap(({ checkedKeys }) => checkedKeys)),
  };
}

async function measure(browser: Browser, url: string): Promise<FormCost> {
  const page = await browser.newPage();
  try {
    await page.goto(url);
    const thread = await mainThreadOf(page);
    await thread.atRest();
    const mount = await thread.during(async () => {
      await page.evaluate(() => window.mountForm());
      // A page that a busy machine lets wait looks as if it were at rest.
      do await thread.atRest();
      while ((await page.locator(controls).count()) < 500);
    });
    const labelled = (number: number) => page.getByLabel(new RegExp(`^field ?${number}\\b`, 'i')).first();
    await labelled(500).waitFor({ state: 'attached' });
    await labelled(251).click();
    await thread.atRest();
    const keys = await typeInto(page, thread, [...typed]);
    if ((await labelled(251).inputValue()) !== typed) throw new Error(`${url} lost letters`);
    await labelled(257).fill('5');
    await labelled(252).fill('7');
    await labelled(253).focus();
    await labelled(252).click();
    // End is the largest number there, and what is of the type number has no selection that a script can set.
    await labelled(252).press('ControlOrMeta+a');
    await labelled(252).press('ArrowRight');
    await thread.atRest();
    const checkedKeys = await typeInto(page, thread, digits);
    if ((await labelled(252).inputValue()) !== '7') throw new Error(`${url} lost digits`);
    return { mount, keys, checkedKeys };
  } finally {
    await page.close();
  }
}

async function typeInto(page: Page, thread: Awaited<ReturnType<typeof mainThreadOf>>, keys: readonly string[]) {
  const costs: number[] = [];
  for (const key of keys)
    costs.push(
      await thread.during(async () => {
        await page.keyboard.press(key);
        // All that it brings about, until it is painted.
        await page.waitForTimeout(50);
      }),
    );
  return costs;
}
