import type { ReportWords } from '#verification/words/report.en';
import type { Counts } from '../summary.ts';

/** What is shown: everything, or what came out in one way. */
export type Shown = keyof Counts | 'all';

const tones = {
  all: 'text-ink',
  proven: 'text-ink',
  contradicted: 'text-critical',
  untried: 'text-caution',
  open: 'text-ink',
} as const;
const order = ['all', 'contradicted', 'untried', 'open', 'proven'] as const;

interface ShowingProps {
  counts: Counts;
  shown: Shown;
  onShow: (shown: Shown) => void;
  words: ReportWords;
}

/** How it came out, in figures; each shows what it counts, and nothing else. */
export function Showing({ counts, shown, onShow, words }: ShowingProps) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <fieldset className="m-0 grid min-w-0 grid-cols-2 border-0 p-0 sm:grid-cols-5">
      <legend className="sr-only">{words.showing}</legend>
      {order.map((one) => {
        const count = one === 'all' ? all : counts[one];
        return (
          <button
            key={one}
            type="button"
            aria-pressed={shown === one}
            title={one === 'all' ? undefined : words.meanings[one]}
            onClick={() => onShow(one)}
            className="group flex min-h-11 cursor-pointer flex-col gap-1 border-b-2 border-line px-3 py-3 text-start hover:bg-sunken aria-pressed:border-accent max-sm:first-of-type:col-span-2"
          >
            <span
              className={`text-3xl font-bold tracking-tighter tabular-nums ${count > 0 ? tones[one] : 'text-muted'}`}
            >
              {count}
            </span>
            <span className="text-sm text-muted group-aria-pressed:font-medium group-aria-pressed:text-ink">
              {one === 'all' ? words.all : words.verdicts[one]}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
