import { useCallback, useEffect, useState } from 'react';
import type { Decision } from '../decisions.ts';
import { pictureName } from '../picture.ts';
import { keepVerdicts, keptVerdicts, type Verdict, type Verdicts } from './verdicts.ts';

export interface Decided {
  verdicts: Verdicts;
  /** Without a verdict, what was decided is taken back. */
  decide: (decision: Decision, verdict: Verdict | undefined) => void;
  /** Why nothing could be written. */
  problem?: string;
  /** Whether accepting writes baselines: only where the report is served for a review. */
  isReview: boolean;
}

/** What was decided: it outlives the page, and in a review it is written at once. */
export function useVerdicts(report: string, decisions: readonly Decision[]): Decided {
  const isReview = location.protocol.startsWith('http');
  const [verdicts, setVerdicts] = useState(() => keptVerdicts(report));
  const [problem, setProblem] = useState<string>();
  const change = useCallback(
    (id: string, verdict: Verdict | undefined) => setVerdicts((earlier) => ({ ...earlier, [id]: verdict })),
    [],
  );
  useEffect(() => keepVerdicts(report, verdicts), [report, verdicts]);
  useEffect(() => {
    if (!isReview) return;
    void ask('accepted').then((names: string[]) => {
      const accepted = new Set(names);
      for (const { id, changes } of decisions) {
        const isAccepted = changes.every((one) => accepted.has(pictureName(one)));
        setVerdicts((earlier) =>
          isAccepted === (earlier[id]?.verdict === 'accepted')
            ? earlier
            : { ...earlier, [id]: isAccepted ? { verdict: 'accepted' } : undefined },
        );
      }
    }, setProblemOf(setProblem));
  }, [isReview, decisions]);

  const decide = useCallback(
    (decision: Decision, verdict: Verdict | undefined) => {
      setProblem(undefined);
      const earlier = verdicts[decision.id];
      change(decision.id, verdict);
      if (!isReview || decision.kind === 'failed') return;
      const isWritten = earlier?.verdict === 'accepted';
      const willBe = verdict?.verdict === 'accepted';
      if (isWritten === willBe) return;
      ask(willBe ? 'accept' : 'undo', { pictures: decision.changes.map(pictureName) }).catch((error: unknown) => {
        change(decision.id, earlier);
        setProblemOf(setProblem)(error);
      });
    },
    [change, isReview, verdicts],
  );
  return { verdicts, decide, problem, isReview };
}

function setProblemOf(set: (problem: string) => void) {
  return (error: unknown) => set(error instanceof Error ? error.message : String(error));
}

async function ask(what: string, body?: unknown) {
  const response = await fetch(what, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : undefined,
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.problem ?? `${response.status}`);
  return answer;
}
