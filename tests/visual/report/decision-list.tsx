import { useEffect, useRef } from 'react';
import { Badge } from '#components/badge';
import type { Area } from '../capture/page/measuring.ts';
import { type Decision, extent, rankOf } from '../decisions/decisions.ts';
import { pictureName } from '../picture.ts';
import type { Change } from '../results.ts';
import { rankLooks, verdictLooks } from './looks.ts';
import { type Pair, pairOf } from './picture-pair.ts';
import type { ReportData } from './report-data.ts';
import { Says } from './says.tsx';
import { Thumbnail } from './thumbnail.tsx';
import type { Verdicts } from './verdicts.ts';

interface DecisionListProps {
  decisions: readonly Decision[];
  current: string | undefined;
  onChoose: (id: string) => void;
  verdicts: Verdicts;
  pictures: ReportData['pictures'];
  parts: ReportData['parts'];
}

/** What is shown small of a picture: found beforehand of the first of each decision, not of those that are decided apart. */
function partOf(change: Change, parts: ReportData['parts'], pair: Pair | undefined): Area | undefined {
  const [place] = change.boxes?.toSorted((a, b) => b.pixels - a.pixels) ?? [];
  return parts[pictureName(change)] ?? place ?? (pair && { x: 0, y: 0, width: pair.width, height: pair.height });
}

/** All decisions, each with a picture of what changed. What is looked at is always in view. */
export function DecisionList({ decisions, current, onChoose, verdicts, pictures, parts }: DecisionListProps) {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button of another decision is the current one then
  useEffect(() => {
    const button = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (matchMedia('(min-width: 64rem)').matches) button?.scrollIntoView({ block: 'nearest' });
    if (list.current?.contains(document.activeElement)) button?.focus();
  }, [current]);
  return (
    <ol ref={list} className="flex flex-col">
      {decisions.map((decision) => {
        const { id, says, changes } = decision;
        const [first] = changes;
        const pair = first && pairOf(first, pictures);
        const verdict = verdicts[id]?.verdict;
        const look = verdict ? verdictLooks[verdict] : rankLooks[rankOf(decision)];
        return (
          <li key={id} className="border-b border-line">
            <button
              type="button"
              aria-current={id === current ? 'true' : undefined}
              onClick={() => onChoose(id)}
              className="flex w-full items-start gap-3 px-3 py-2 text-start text-sm -outline-offset-2! hover:bg-sunken aria-[current]:bg-accent-soft"
            >
              <Thumbnail
                picture={pair?.after ?? pair?.before}
                part={first && partOf(first, parts, pair)}
                isChange={Boolean(first?.boxes?.length)}
              />
              <span className="flex min-w-0 flex-1 flex-col gap-0.5">
                <span className="flex items-start justify-between gap-2">
                  <span className="line-clamp-2 min-w-0 font-medium wrap-anywhere">{first?.title}</span>
                  <Badge tone={look.tone} className="shrink-0">
                    {look.label}
                  </Badge>
                </span>
                <span className="line-clamp-2 wrap-anywhere">
                  <Says>{says}</Says>
                </span>
                <span className="annotation text-muted">{extent(decision)}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
