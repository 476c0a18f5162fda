import { useRef, useState } from 'react';

/** How often it is shown how far it is, in milliseconds: each time costs more than what is counted. */
const pause = 250;

interface Progress {
  /** How many of several things are done; undefined where nothing is under way. */
  progress: number | undefined;
  begin: () => void;
  count: () => void;
  end: () => void;
}

/** Counts what is done of several things, drawn often enough to be followed. */
export function useProgress(): Progress {
  const [progress, setProgress] = useState<number>();
  const counted = useRef({ count: 0, drawn: 0 });
  return {
    progress,
    begin: () => {
      counted.current = { count: 0, drawn: performance.now() };
      setProgress(0);
    },
    count: () => {
      const { drawn, count } = counted.current;
      const isDue = performance.now() - drawn > pause;
      counted.current = { count: count + 1, drawn: isDue ? performance.now() : drawn };
      if (isDue) setProgress(count + 1);
    },
    end: () => setProgress(undefined),
  };
}
