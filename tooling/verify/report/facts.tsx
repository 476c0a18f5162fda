import { ChevronRight } from 'lucide-react';
import type { ReportWords } from '#verification/words/report.en';
import type { Fact } from '../summary.ts';
import { Claim } from './claim.tsx';
import type { Shown } from './showing.tsx';

interface FactsProps {
  facts: readonly Fact[];
  file: string;
  shown: Shown;
  words: ReportWords;
}

/** The claims of a chapter, by what they are about. What is proven as a whole is folded, unless that is asked for. */
export function Facts({ facts, file, shown, words }: FactsProps) {
  const groups = [...Map.groupBy(facts, ({ path }) => path.split('.').slice(0, 2).join('.')).entries()];
  return (
    <div className="-m-4 flex flex-col">
      {groups.map(([name, own]) => {
        const odd = own.filter(({ verdict }) => verdict !== 'proven');
        const listed = shown === 'all' ? [...odd, ...own.filter(({ verdict }) => verdict === 'proven')] : own;
        return (
          <details key={name} open={odd.length > 0} className="group border-b border-line last:border-b-0">
            <summary className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2 hover:bg-sunken">
              <span className="annotation flex min-w-0 items-center gap-2 text-ink">
                <ChevronRight
                  aria-hidden
                  className="size-4 shrink-0 text-muted group-open:rotate-90 rtl:-scale-x-100 rtl:group-open:-rotate-90"
                />
                <bdi dir="ltr" className="break-all">
                  {name}
                </bdi>
              </span>
              <span className="text-sm text-muted tabular-nums">
                {shown === 'all' ? words.of(own.length - odd.length, own.length) : own.length}
              </span>
            </summary>
            <ul className="flex flex-col border-t border-line">
              {listed.map((fact) => (
                <Claim key={`${fact.path} ${fact.claim}`} fact={fact} file={file} words={words} />
              ))}
            </ul>
          </details>
        );
      })}
    </div>
  );
}
