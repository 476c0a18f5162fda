import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type CameFrom, useCameFrom } from '#app/screens';

/** What an entry of the browser's history keeps of a form. */
interface Kept {
  form: string;
  step: number;
  /** So many entries under it are of the form, too. */
  depth: number;
  from?: CameFrom;
}

export interface HistoryStep {
  /** From 0. */
  step: number;
  /** To a step that the browser's way back leads away from again. */
  goOn: (step: number) => void;
  /** To an earlier step, as so many presses on the way back. */
  goBackTo: (step: number) => void;
  /** To the entry that the form was opened with: what is done with a form must not be on the way back. */
  rewind: () => Promise<void>;
}

/** The forms that are on the page. One that is opened over another does not lead back out of it. */
const here = new Set<string>();

/** Which step of a form is shown, as the browser's history has it. A form that is opened anew begins with the first. */
export function useHistoryStep(): HistoryStep {
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const from = useCameFrom();
  const kept = keptIn(state);
  const [{ form, below }] = useState(() => ({ form: crypto.randomUUID(), below: depthUnder(kept) }));
  const isOwn = kept?.form === form;
  const step = isOwn ? kept.step : 0;
  const depth = isOwn ? kept.depth : below;
  const arrived = useRef<() => void>(undefined);
  useEffect(() => {
    here.add(form);
    return () => {
      here.delete(form);
      arrived.current?.();
    };
  }, [form]);
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    arrived.current?.();
  }, [key]);
  return {
    step,
    goOn: (next) => void navigate({ search }, { state: { form, step: next, depth: depth + 1, from } satisfies Kept }),
    goBackTo: (earlier) => void navigate(earlier - step),
    rewind: () =>
      depth === 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            arrived.current = resolve;
            void navigate(-depth);
          }),
  };
}

/** What was loaded anew in a later step has its earlier ones under it. */
function depthUnder(kept: Kept | undefined): number {
  return kept && !here.has(kept.form) ? kept.depth : 0;
}

function keptIn(state: unknown): Kept | undefined {
  const { form, step, depth, from } = (state ?? {}) as Partial<Kept>;
  const isKept = typeof form === 'string' && typeof step === 'number' && typeof depth === 'number';
  return isKept ? { form, step, depth, from } : undefined;
}
