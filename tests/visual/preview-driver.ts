/** What the driver says of a story that was shown. */
export interface Shown {
  /** Why there is no picture; absent where there is one. */
  error?: string;
  /** `parameters.chromatic` of the story. */
  chromatic: { disableSnapshot?: boolean; delay?: number; ignoreSelectors?: string[] };
}

declare global {
  interface Window {
    ninefoldVisual: {
      show: (story: string, globals: Record<string, unknown>) => Promise<Shown>;
      bottom: () => number;
    };
    __STORYBOOK_ADDONS_CHANNEL__: {
      on: (event: string, listener: (payload: never) => void) => void;
      emit: (event: string, payload: unknown) => void;
    };
  }
}

/**
 * Runs in every page before anything else: pins clock and chance, and drives Storybook's preview over its channel.
 * It must stand alone, because its text is what is sent to the page.
 */
export function previewDriver(now: number) {
  const RealDate = Date;
  class PinnedDate extends RealDate {
    constructor(...values: unknown[]) {
      // @ts-expect-error a Date takes none, one or many
      super(...(values.length === 0 ? [now] : values));
    }
    static override now() {
      return now;
    }
  }
  globalThis.Date = PinnedDate as DateConstructor;

  let seed = 1;
  Math.random = () => {
    // mulberry32
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };

  const chromatic: Record<string, Shown['chromatic']> = {};
  let current = '';
  let isListening = false;
  let settle: ((error?: string) => void) | undefined;

  const listen = () => {
    if (isListening) return;
    isListening = true;
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    const forCurrent = (id: string, error?: string) => id === current && settle?.(error);
    channel.on(
      'storyPrepared',
      ({ id, parameters }: { id: string; parameters: { chromatic?: Shown['chromatic'] } }) => {
        chromatic[id] = parameters.chromatic ?? {};
      },
    );
    channel.on('storyFinished', ({ storyId, status }: { storyId: string; status: string }) =>
      forCurrent(storyId, status === 'error' ? 'the story or its play function failed' : undefined),
    );
    channel.on('storyErrored', ({ title }: { title: string }) => settle?.(title));
    channel.on('storyThrewException', ({ message }: { message: string }) => settle?.(message));
    channel.on('playFunctionThrewException', ({ message }: { message: string }) => settle?.(message.split('\n')[0]));
    channel.on('storyMissing', (id: string) => forCurrent(id, 'the story is not there'));
  };

  const settled = async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  };

  window.ninefoldVisual = {
    show: (story, globals) => {
      listen();
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
      return new Promise<Shown>((resolve) => {
        const timeout = setTimeout(() => settle?.('the story did not finish within 20 s'), 20_000);
        settle = (error) => {
          settle = undefined;
          clearTimeout(timeout);
          void settled().then(() => resolve({ error, chromatic: chromatic[story] ?? {} }));
        };
        if (current === story) {
          channel.emit('updateGlobals', { globals });
        } else {
          seed = 1;
          current = story;
          channel.emit('setCurrentStory', { storyId: story, viewMode: 'story' });
        }
      });
    },
    bottom: () => {
      const roots = [...document.body.children].flatMap((child) =>
        child.id === 'storybook-root' ? [...child.children] : [child],
      );
      // What is fixed to the window lies in the story and yet outside of its box.
      const fixed = [...document.querySelectorAll('#storybook-root *')].filter(
        (element) => getComputedStyle(element).position === 'fixed',
      );
      const bottoms = [...roots, ...fixed]
        .filter((element) => !/^(SCRIPT|STYLE|LINK)$/.test(element.tagName))
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && height > 0)
        .map(({ bottom }) => bottom + window.scrollY);
      return Math.ceil(Math.max(0, ...bottoms));
    },
  };
}
