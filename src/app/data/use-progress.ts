import { useRef, useState } from 'react';

/** How often it is shown how far it is, in milliseconds: each time costs more than what is counted. */
const pause = 250;

/** How many of several things are done. */
export interface Progress {
  done: number;
  of: number;
}

interface Counted {
  /** Undefined where nothing is under way. */
  progress: Progress | undefined;
  begin: (of: number) => void;
  count: () => void;
  end: () => void;
}

/** Counts what is done of several things, drawn often enough to be followed. */
export function useProgress(): Counted {
  const [progress, setProgress] = useState<Progress>();
  const counted = useRef({ count: 0, drawn: 0 });
  return {
    progress,
    begin: (of) => {
      counted.current = { count: 0, drawn: performance.now() };
      setProgress({ done: 0, of });
    },
    count: () => {
      const { drawn, count } = counted.current;
      const isDue = performance.now() - drawn > pause;
      counted.current = { count: count + 1, drawn: isDue ? performance.now() : drawn };
      if (isDue) setProgress((begun) => begun && { ...begun, done: count + 1 });
    },
    end: () => setProgress(undefined),
  };
}
