import { counted } from '../counted.ts';

/** How far a run is: with taking pictures, or with looking once more at what differs. */
export interface Progress {
  does: 'taking' | 'looking';
  /** Stories. */
  done: number;
  of: number;
  /** How many pictures there are by now. */
  pictures: number;
}

/** Nobody waits longer without a word, in milliseconds. */
const silence = 20_000;

/** Says how far a run is, from time to time: a quick one says nothing. */
export function sayProgress(say: (line: string) => void, now = () => performance.now()): (progress: Progress) => void {
  let said = now();
  const begun = new Map<Progress['does'], { time: number; done: number }>();
  return ({ does, done, of, pictures }) => {
    const time = now();
    const begin = begun.get(does) ?? { time, done };
    begun.set(does, begin);
    if (time - said < silence || done >= of) return;
    said = time;
    const each = (time - begin.time) / Math.max(done - begin.done, 1);
    const minutes = Math.max(Math.ceil((each * (of - done)) / 60_000), 1);
    const what =
      does === 'taking'
        ? `${done} of ${counted(of, 'story', 'stories')} shown, ${counted(pictures, 'picture', 'pictures')}`
        : `${done} of ${counted(of, 'story that differs', 'stories that differ')} looked at once more`;
    say(`${what}; about ${counted(minutes, 'minute', 'minutes')} left.`);
  };
}
