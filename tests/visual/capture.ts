import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Mode, Shot } from './picture.ts';
import { previewDriver, type Shown } from './preview-driver.ts';

/** The day of all pictures. */
export const today = Date.UTC(2026, 2, 9, 10);

/** Around what a story draws, in CSS pixels: focus rings and shadows reach beyond it. */
const margin = 16;
const tallest = 6000;

export interface Captured extends Shot {
  /** PNG; absent where there is an error, or the story wants no picture. */
  png?: Buffer;
  error?: string;
}

export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  importPath: string;
}

/**
 * Shoots stories in modes. One preview is loaded a page; stories are switched and modes are walked over the preview's
 * channel, which is 5 to 15 times faster than loading each.
 * @param onShot called as soon as a picture is there
 */
export async function captureAll(
  browser: Browser,
  url: string,
  stories: readonly StoryEntry[],
  modes: readonly Mode[],
  onShot: (captured: Captured) => void,
  pages = 3,
): Promise<void> {
  const queue = workOf(stories, modes);
  const worker = async () => {
    const camera = await Camera.open(browser, url);
    try {
      for (let work = queue.shift(); work; work = queue.shift()) {
        await camera.resize(work.width, work.height);
        for (const story of work.stories) {
          for (const captured of await camera.shootAll(story, work.modes)) onShot(captured);
        }
      }
    } finally {
      await camera.close();
    }
  };
  await Promise.all(Array.from({ length: pages }, worker));
}

/** Shoots one story in one mode in a page of its own, loaded for it: what an earlier story left behind is not there. */
export async function captureFresh(browser: Browser, url: string, story: StoryEntry, mode: Mode): Promise<Captured> {
  const camera = await Camera.open(browser, url);
  try {
    await camera.resize(mode.width, mode.height);
    const [captured] = await camera.shootAll(story, [mode]);
    return captured ?? { story: story.id, title: `${story.title}: ${story.name}`, mode: mode.name };
  } finally {
    await camera.close();
  }
}

interface Work {
  width: number;
  height: number;
  modes: Mode[];
  stories: StoryEntry[];
}

/** Modes of one size together, so that a page is rarely resized; stories of one file together, so that it is loaded once. */
function workOf(stories: readonly StoryEntry[], modes: readonly Mode[]): Work[] {
  const sizes = Map.groupBy(modes, ({ width, height }) => `${width}x${height}`);
  const files = Map.groupBy(stories, ({ importPath }) => importPath);
  return [...sizes.values()].flatMap((group) =>
    [...files.values()].flatMap((list) => {
      const [{ width, height } = { width: 0, height: 0 }] = group;
      const parts = Array.from({ length: Math.ceil(list.length / 12) }, (_, index) =>
        list.slice(index * 12, index * 12 + 12),
      );
      return parts.map((part) => ({ width, height, modes: group, stories: part }));
    }),
  );
}

class Camera {
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #foreign: string[];
  #globals: Record<string, unknown> | undefined;
  #width = 1280;
  #height = 800;

  private constructor(page: Page, session: CDPSession, foreign: string[]) {
    this.#page = page;
    this.#session = session;
    this.#foreign = foreign;
  }

  static async open(browser: Browser, url: string): Promise<Camera> {
    const context = await browser.newContext({
      // Storybook then jumps to the end of animations instead of waiting a fixed time.
      userAgent: `${browser.version()} StorybookTestRunner`,
      viewport: { width: 1280, height: 800 },
      deviceScaleFactor: 1,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'UTC',
    });
    const page = await context.newPage();
    const foreign: string[] = [];
    await page.route('**', (route) => {
      const address = route.request().url();
      if (address.startsWith(url) || address.startsWith('data:') || address.startsWith('blob:'))
        return route.fallback();
      foreign.push(address);
      return route.abort();
    });
    await page.addInitScript(previewDriver, today);
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const style = document.createElement('style');
        style.textContent = '* { caret-color: transparent !important; }';
        document.head.append(style);
      });
    });
    // axe has its own run; here it would only cost time.
    await page.goto(`${url}iframe.html?viewMode=story&globals=a11y.manual:!true`);
    await page.waitForFunction(() => Boolean(window.__STORYBOOK_ADDONS_CHANNEL__));
    await page.mouse.move(-10, -10);
    const session = await context.newCDPSession(page);
    return new Camera(page, session, foreign);
  }

  async resize(width: number, height: number) {
    if (width === this.#width && height === this.#height) return;
    await this.#page.setViewportSize({ width, height });
    this.#width = width;
    this.#height = height;
  }

  /** Begins with the mode that the page is in already. */
  async shootAll(story: StoryEntry, modes: readonly Mode[]): Promise<Captured[]> {
    const ordered = [...modes].sort(
      (a, b) => Number(isSame(b.globals, this.#globals)) - Number(isSame(a.globals, this.#globals)),
    );
    const shots: Captured[] = [];
    let shown: Shown | undefined;
    for (const mode of ordered) {
      const shot = { story: story.id, title: `${story.title}: ${story.name}`, mode: mode.name };
      if (!shown) shown = await this.show(story.id, mode.globals);
      if (!isSame(mode.globals, this.#globals)) {
        this.#globals = mode.globals;
        shown = await this.show(story.id, mode.globals);
      }
      if (shown.chromatic.disableSnapshot && !shown.error) return [];
      const foreign = this.#foreign.splice(0);
      const error =
        shown.error ??
        (foreign.length > 0 ? `it asks for ${foreign[0]}, which is not in the static Storybook` : undefined);
      shots.push(error ? { ...shot, error } : { ...shot, png: await this.shoot(shown) });
    }
    return shots;
  }

  private show(story: string, globals: Record<string, unknown>): Promise<Shown> {
    return this.#page.evaluate(([id, wanted]) => window.ninefoldVisual.show(id, wanted), [story, globals] as const);
  }

  private async shoot({ chromatic }: Shown): Promise<Buffer> {
    if (chromatic.delay) await this.#page.waitForTimeout(chromatic.delay);
    const bottom = await this.#page.evaluate(() => window.ninefoldVisual.bottom());
    const height = Math.min(Math.max(bottom + margin, 48), tallest);
    const { data } = await this.#session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: height > this.#height,
      clip: {
        x: 0,
        y: 0,
        width: this.#width,
        height: height > this.#height - margin && height <= this.#height + margin ? this.#height : height,
        scale: 1,
      },
    });
    return Buffer.from(data, 'base64');
  }

  async close() {
    await this.#page.context().close();
  }
}

function isSame(a: Record<string, unknown>, b: Record<string, unknown> | undefined): boolean {
  return b !== undefined && Object.entries(a).every(([key, value]) => b[key] === value);
}
