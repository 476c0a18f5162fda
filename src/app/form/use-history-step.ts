import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { newId } from '#app/data';
import { type CameFrom, useCameFrom } from '#app/screens';
import { useIsInDialog } from '#components/dialog';

/** What an entry of the browser's history keeps of a form. */
interface Kept {
  form: string;
  step: number;
  /** So many entries under it are of the form, too. */
  depth: number;
  /** The steps that those show, the next one last; of a form that was opened anew only what came after. */
  under: readonly number[];
  /** Whether the way back from it leads through a form in a dialog. */
  isWithinDialog: boolean;
  from?: CameFrom;
}

export interface HistoryStep {
  /** From 0. */
  step: number;
  /** To any step. A later one is led away from again by the browser's way back; an earlier one lies on it. */
  goTo: (step: number) => void;
  /** To the entry that the form was opened with: what is done with a form must not be on the way back. */
  rewind: () => Promise<void>;
}

/** The forms that are on the page. One that is opened over another does not lead back out of it. */
const here = new Set<string>();

/** Which step of a form is shown, as the browser's history has it. @param begin the one that it opens with, from 0 */
export function useHistoryStep(begin: number): HistoryStep {
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const from = useCameFrom();
  const isInDialog = useIsInDialog();
  const kept = keptIn(state);
  const [{ form, first, below }] = useState(() => formAt(kept, begin));
  const isOwn = kept?.form === form;
  const step = isOwn ? kept.step : first;
  const depth = isOwn ? kept.depth : below;
  const under = isOwn ? kept.under : [];
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
    goTo: (next) => {
      const place = under.lastIndexOf(next);
      if (place >= 0) return void navigate(place - under.length);
      const isBack = next < step;
      const over = isBack ? { depth, under } : { depth: depth + 1, under: [...under, step] };
      const kept: Kept = { form, step: next, ...over, isWithinDialog: isInDialog && over.depth > 0, from };
      void navigate({ search }, { replace: isBack, state: kept });
    },
    rewind: () =>
      depth === 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            arrived.current = resolve;
            void navigate(-depth);
          }),
  };
}

/** The form that an entry of the history is of: one that was loaded anew goes on where it was, with its earlier steps under it. */
function formAt(kept: Kept | undefined, begin: number): { form: string; first: number; below: number } {
  const isAnew = kept !== undefined && !here.has(kept.form);
  const goesOn = isAnew && kept.step === begin && kept.under.length === kept.depth;
  if (goesOn) return { form: kept.form, first: kept.under[0] ?? begin, below: 0 };
  return { form: newId(), first: begin, below: isAnew ? kept.depth : 0 };
}

function keptIn(state: unknown): Kept | undefined {
  const { form, step, depth, under, isWithinDialog = false, from } = (state ?? {}) as Partial<Kept>;
  const isKept =
    typeof form === 'string' && typeof step === 'number' && typeof depth === 'number' && Array.isArray(under);
  return isKept ? { form, step, depth, under, isWithinDialog, from } : undefined;
}
