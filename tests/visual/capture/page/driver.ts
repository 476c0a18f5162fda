import type { Chromatic } from './chromatic.ts';
import type { LateProblem, Problem } from './problem.ts';

/** What the driver says of a story that was shown. */
export interface Shown {
  /** What went wrong; empty where nothing did. */
  problems: Problem[];
  /** It never came to its end. */
  isStuck: boolean;
}

interface Channel {
  /** Ways to other windows. */
  transports?: unknown[];
  on: (event: string, listener: (payload: never) => void) => void;
  emit: (event: string, payload: unknown) => void;
}

interface Driver {
  /** What the story says of its pictures. */
  load: (story: string) => Promise<{ chromatic: Chromatic; problem?: Problem }>;
  show: (story: string, globals: Record<string, unknown>, isAnew: boolean) => Promise<Shown>;
  /** Waits until the story stands still; whether anything of it stirred since the last time. */
  rest: (isAtEnd: boolean) => Promise<boolean>;
  /** Each letter that is shown, by the families that it may be drawn in. */
  letters: () => Record<string, string>;
  /** What went wrong since the last time it was asked. */
  problems: () => Problem[];
  /** Waits for what was put off by little, and tells what went wrong after the pictures of its story were taken. */
  late: () => Promise<LateProblem[]>;
}

declare global {
  interface Window {
    ninefoldVisual: Driver;
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    __STORYBOOK_PREVIEW__: {
      ready: () => Promise<unknown>;
      loadStory: (of: { storyId: string }) => Promise<{
        parameters: { fileName: string; chromatic?: Chromatic; docs?: { source?: { code?: string } } };
        argTypes: Record<string, { description?: string; table?: { type?: { summary?: string } } }>;
      }>;
    };
  }
}

/**
 * Runs in every page: drives Storybook's preview over its channel.
 * It must stand alone, because its text is what is sent to the page.
 * @param patience how long a story may take, in milliseconds
 */
export function driver(patience: number) {
  const { add, take, begin, arrive } = window.ninefoldWatch;
  /** Axe has its own run; here it would only cost time. */
  const always = { a11y: { manual: true } };
  let isListening = false;
  let current = '';
  let hasFailed = false;
  let isLeaving = false;
  let own: ReadonlySet<Element> = new Set();
  let set: Record<string, unknown> = {};
  let settle: ((isStuck: boolean) => void) | undefined;

  const listen = () => {
    if (isListening) return;
    isListening = true;
    own = new Set(document.body.children);
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    // Nobody else listens: what is said need not be written out for them.
    channel.transports = [];
    channel.on(
      'storyFinished',
      ({ storyId, status, reporters }: { storyId: string; status: string; reporters?: { status?: string }[] }) => {
        if (storyId !== current) return;
        const failed = reporters?.find((report) => report.status === 'failed');
        if (failed) add({ message: `a check of the story failed: ${JSON.stringify(failed).slice(0, 2000)}` });
        else if (status === 'error' && !hasFailed) add({ message: 'the story or its play function failed' });
        settle?.(false);
      },
    );
    const fail = (problem: Problem) => {
      hasFailed = true;
      arrive();
      add(problem);
    };
    channel.on('storyPrepared', () => {
      hasFailed = false;
    });
    channel.on('storyRenderPhaseChanged', ({ newPhase }: { newPhase: string }) => {
      // What was shown is taken away by now, and nothing of what follows is there.
      if (newPhase === 'loading' && isLeaving) leave();
    });
    channel.on('storyThrewException', ({ message, stack }: Problem) => fail({ message, stack }));
    channel.on('playFunctionThrewException', ({ message, stack }: Problem) => fail({ message, stack }));
    channel.on('unhandledErrorsWhilePlaying', (problems: Problem[]) => {
      for (const { message, stack } of problems) fail({ message, stack });
    });
    channel.on('storyErrored', ({ title, description }: { title: string; description?: string }) =>
      fail({ message: title, stack: description }),
    );
    channel.on('storyMissing', (id: string) => {
      if (id !== current) return;
      fail({ message: 'the story is not there' });
      settle?.(false);
    });
  };

  /** What outlives a story on purpose, as what was announced does, is not there when the next one begins. */
  const leave = () => {
    isLeaving = false;
    arrive();
    for (const element of [...document.body.children]) if (!own.has(element)) element.remove();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    getSelection()?.removeAllRanges();
    window.scrollTo(0, 0);
  };

  const finished = (act: () => void) =>
    new Promise<boolean>((resolve) => {
      const { putOff } = window.ninefoldPins;
      let timeout = 0;
      let isLast = false;
      // What still comes on, slowly where the machine has much to do, is worth as much again.
      const wait = () => {
        timeout = putOff(() => {
          if (isLast || !window.ninefoldRest.hasComeOn()) return settle?.(true);
          isLast = true;
          wait();
        }, patience);
      };
      window.ninefoldRest.hasComeOn();
      wait();
      settle = (isStuck) => {
        settle = undefined;
        clearTimeout(timeout);
        resolve(isStuck);
      };
      act();
    });

  window.ninefoldVisual = {
    load: async (storyId) => {
      const preview = window.__STORYBOOK_PREVIEW__;
      try {
        await preview.ready();
        const { parameters } = await preview.loadStory({ storyId });
        // Only what can be sent: a parameter may be a function.
        return { chromatic: JSON.parse(JSON.stringify(parameters.chromatic ?? {})) };
      } catch (error) {
        const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
        return { chromatic: {}, problem: { message, stack } };
      }
    },
    show: async (story, globals, isAnew) => {
      listen();
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
      const before = Object.fromEntries(Object.keys(set).map((key) => [key, undefined]));
      const wanted = { ...before, ...always, ...globals };
      const isSet = Object.entries(wanted).every(([key, value]) => set[key] === value);
      let isStuck = false;
      const setGlobals = () => channel.emit('updateGlobals', { globals: wanted });
      const isOther = story !== current;
      if (!isSet && (isOther || isAnew)) {
        // What is shown is drawn anew with it: that is no part of what follows.
        if (current) await finished(setGlobals);
        else setGlobals();
        take();
      }
      if (isOther || isAnew) {
        window.ninefoldPins.begin(story);
        begin(isOther && current ? current : undefined);
        current = story;
        isLeaving = true;
        isStuck = await finished(() =>
          isOther
            ? channel.emit('setCurrentStory', { storyId: story, viewMode: 'story' })
            : channel.emit('forceRemount', { storyId: story }),
        );
      } else if (!isSet) isStuck = await finished(setGlobals);
      window.ninefoldPins.finish();
      arrive();
      set = { ...always, ...globals };
      if (isStuck) add({ message: `the story did not finish within ${patience / 1000} s` });
      return { problems: take(), isStuck };
    },
    rest: (isAtEnd) => window.ninefoldRest.come(current, isAtEnd),
    problems: take,
    late: async () => {
      await window.ninefoldPins.quiet();
      return [...window.ninefoldWatch.late(), ...take().map((problem) => ({ ...problem, story: current }))];
    },
    letters: () => {
      const found = new Map<string, Set<string>>();
      const read = (element: Element, text: string | null | undefined) => {
        if (!text?.trim() || !element.checkVisibility()) return;
        const { fontFamily } = getComputedStyle(element);
        const letters = found.get(fontFamily) ?? new Set();
        found.set(fontFamily, letters);
        for (const letter of text) if (!/[\s\p{C}\p{M}]/u.test(letter)) letters.add(letter);
      };
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        if (node.parentElement) read(node.parentElement, node.nodeValue);
      for (const input of document.querySelectorAll<HTMLInputElement>('input, textarea'))
        read(input, input.value || input.placeholder);
      return Object.fromEntries([...found].map(([family, letters]) => [family, [...letters].join('')]));
    },
  };
}
