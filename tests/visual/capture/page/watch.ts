import type { LateProblem, Problem } from './problem.ts';

/** What went wrong in the page, as it comes. */
interface Watch {
  add: (problem: Problem) => void;
  /** What came since the last time. */
  take: () => Problem[];
  /**
   * Another story begins: what is logged is heard, whatever one before has put in its place.
   * @param before the one that is taken away, if any: what comes until then is its own
   */
  begin: (before: string | undefined) => void;
  /** The story before is gone: what comes is of the one on the page. */
  arrive: () => void;
  /** What came of stories shown before, all of it. */
  late: () => readonly LateProblem[];
}

declare global {
  interface Window {
    ninefoldWatch: Watch;
  }
}

/**
 * Runs in every page: keeps what is logged as an error, thrown with nobody to catch it, rejected with nobody to handle it.
 * It must stand alone, because its text is what is sent to the page.
 */
export function watch() {
  let problems: Problem[] = [];
  const late: LateProblem[] = [];
  let leaving: string | undefined;
  const add = (problem: Problem) => {
    const story = window.ninefoldPins.late() ?? leaving;
    if (story !== undefined) late.push({ ...problem, story });
    else if (!problems.some(({ message }) => message === problem.message)) problems.push(problem);
  };
  const problemOf = (value: unknown): Problem =>
    value instanceof Error ? { message: value.message || value.name, stack: value.stack } : { message: textOf(value) };
  const textOf = (value: unknown): string => {
    if (value instanceof Error) return value.message;
    if (typeof value !== 'object' || value === null) return String(value);
    try {
      return JSON.stringify(value) ?? String(value);
    } catch {
      return String(value);
    }
  };

  const log = console.error.bind(console);
  const hear = (...values: unknown[]) => {
    log(...values);
    const [first, ...rest] = values;
    const filled =
      typeof first === 'string' ? first.replaceAll(/%[sdifoOc]/g, () => textOf(rest.shift())) : textOf(first);
    const stack = values.find((value) => value instanceof Error)?.stack;
    add({ message: `console.error: ${[filled, ...rest.map(textOf)].join(' ')}`, stack });
  };
  console.error = hear;
  addEventListener('error', ({ error, message }) => {
    // The browser puts off what it could not tell in one frame to the next: nothing is lost.
    if (!message.startsWith('ResizeObserver loop')) add(error ? problemOf(error) : { message });
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    const problem = problemOf(reason);
    add({ ...problem, message: `a rejection that nobody handles: ${problem.message}` });
  });

  window.ninefoldWatch = {
    add,
    take: () => {
      const taken = problems;
      problems = [];
      return taken;
    },
    begin: (before) => {
      console.error = hear;
      if (before !== undefined) for (const problem of problems) late.push({ ...problem, story: before });
      problems = [];
      leaving = before;
    },
    arrive: () => {
      leaving = undefined;
    },
    late: () => late,
  };
}
