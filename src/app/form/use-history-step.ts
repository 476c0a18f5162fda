import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What an entry of the browser's history keeps of a form. */
interface Kept {
  form: string;
  step: number;
}

export interface HistoryStep {
  /** From 0. */
  step: number;
  /** To a step that the browser's way back leads away from again. */
  goOn: (step: number) => void;
  /** To an earlier step, as so many presses on the way back. */
  goBackTo: (step: number) => void;
}

/** Which step of a form is shown, as the browser's history has it. A form that is opened anew begins with the first. */
export function useHistoryStep(): HistoryStep {
  const [form] = useState(() => crypto.randomUUID());
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const kept = keptIn(state);
  const step = kept?.form === form ? kept.step : 0;
  return {
    step,
    goOn: (next) => void navigate({ search }, { state: { form, step: next } satisfies Kept }),
    goBackTo: (earlier) => void navigate(earlier - step),
  };
}

function keptIn(state: unknown): Kept | undefined {
  const { form, step } = (state ?? {}) as Partial<Kept>;
  return typeof form === 'string' && typeof step === 'number' ? { form, step } : undefined;
}
