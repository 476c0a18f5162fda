import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Decision } from '../decisions/decisions.ts';
import { pictureName } from '../picture.ts';
import type { Change } from '../results.ts';
import type { Decided as Written } from '../review/desk.ts';
import { type Apart, rejectedApart, withApart } from './apart.ts';
import { isReview as isReviewed } from './is-review.ts';
import type { ReportData } from './report-data.ts';
import { useWriting } from './use-writing.ts';
import { keep, kept, type Verdict, type Verdicts, verdictsOf } from './verdicts.ts';

export interface Decided {
  /** Those of the report, with what is decided apart from them. */
  decisions: readonly Decision[];
  verdicts: Verdicts;
  /** Decides a picture without the others of its decision, or with them again. */
  setApart: (change: Change, isApart: boolean) => void;
  /** Without a verdict, what was decided is taken back. */
  decide: (decision: Decision, verdict: Verdict | undefined) => void;
  /** Why nothing could be written. */
  problem?: string;
  /** Whether what is decided is written at once: only where the report is served for a review. */
  isReview: boolean;
  /** Whether something of it is not written yet. */
  isWriting: boolean;
}

/** What was decided: it outlives the page, and in a review it is written at once. */
export function useVerdicts({ id: report, decisions: all, rejected }: ReportData): Decided {
  const [isReview] = useState(isReviewed);
  const [rejectedSo, setRejectedSo] = useState(() => rejectedApart(all, rejected));
  const [apart, setApart] = useState<Apart>(() => kept<Apart>(report, 'apart'));
  const decisions = useMemo(() => withApart(all, { ...rejectedSo, ...apart }), [all, rejectedSo, apart]);
  const [verdicts, setVerdicts] = useState<Verdicts>(() => ({
    ...verdictsOf(decisions, { accepted: [], rejected }),
    ...(isReview ? {} : kept<Verdicts>(report, 'verdicts')),
  }));
  const [problem, setProblem] = useState<string>();
  const { write, isWriting } = useWriting();
  useEffect(() => {
    if (!isReview) keep(report, 'verdicts', verdicts);
  }, [isReview, report, verdicts]);
  useEffect(() => keep(report, 'apart', apart), [report, apart]);
  useEffect(() => {
    if (!isReview || isWriting) return;
    let isOld = false;
    const look = () =>
      ask('decided').then(
        // What is decided while this is on its way is newer.
        (written) => {
          if (isOld) return;
          const found = rejectedApart(all, written.rejected);
          setRejectedSo((now) => (JSON.stringify(now) === JSON.stringify(found) ? now : found));
          setVerdicts(verdictsOf(decisions, written));
        },
        (error: unknown) => setProblem(messageOf(error)),
      );
    void look();
    // Meanwhile somebody may have approved on the command line.
    addEventListener('focus', look);
    return () => {
      isOld = true;
      removeEventListener('focus', look);
    };
  }, [isReview, isWriting, all, decisions]);

  const decide = useCallback(
    (decision: Decision, verdict: Verdict | undefined) => {
      setProblem(undefined);
      setVerdicts((earlier) => ({ ...earlier, [decision.id]: verdict }));
      if (!isReview) return;
      const pictures = decision.changes.map(pictureName);
      const way = verdict ? ({ accepted: 'accept', rejected: 'reject' } as const)[verdict.verdict] : 'undo';
      // What is written then is asked once all is.
      write(decision.id, () =>
        ask(way, { pictures, reason: verdict?.reason }).catch((error: unknown) => setProblem(messageOf(error))),
      );
    },
    [isReview, write],
  );
  return {
    decisions,
    verdicts,
    setApart: (change, isApart) =>
      setApart(({ [pictureName(change)]: _, ...others }) =>
        isApart ? { ...others, [pictureName(change)]: pictureName(change) } : others,
      ),
    decide,
    problem,
    isReview,
    isWriting,
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function ask(what: string, body?: object): Promise<Written> {
  const text = body && JSON.stringify(body);
  const response = await fetch(what, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json' },
    body: text,
    // Also when the page is closed right away; a browser takes no more than this along.
    keepalive: (text?.length ?? 0) < 60_000,
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.problem ?? `${response.status}`);
  return answer;
}
