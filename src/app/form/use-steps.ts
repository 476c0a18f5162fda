import { type RefObject, useEffect, useRef, useState } from 'react';
import { focusControl } from '#components/form';
import type { Answers } from './answers.ts';
import { type FormStep, fieldsIn, furthestAnswered, isWrong } from './steps.ts';
import type { FormChecks } from './use-checks.ts';
import { useHistoryStep } from './use-history-step.ts';
import type { Opened } from './use-opened.ts';

/** Where somebody is in a form of several steps. */
export interface Way {
  /** From 0. */
  step: number;
  /** The last one that somebody has been at, from 0. */
  furthest: number;
  isLast: boolean;
  /** To the next step, if nothing is wrong with this one. */
  goOn: () => Promise<void>;
  goBack: () => void;
  /** To any step, whatever is wrong with this one. */
  goTo: (step: number) => void;
  /** To the control of a field, in whatever step it is. */
  show: (name: string, controlId: string) => void;
  /** To where the form was opened, before it is left. */
  rewind: () => Promise<void>;
  /** To the first step with something wrong in it, and says what. */
  showWrong: () => void;
  stepper: RefObject<HTMLOListElement | null>;
}

/** @param tell says what is wrong, in one step or in all */
export function useSteps(
  steps: readonly FormStep[],
  answers: Answers,
  checks: FormChecks,
  opened: Opened,
  tell: (step?: number) => void,
): Way {
  const [begin] = useState(opened.draft?.step ?? 0);
  const history = useHistoryStep(begin);
  const step = Math.min(history.step, steps.length - 1);
  const [been, setBeen] = useState(() => furthestAnswered(steps, opened));
  const furthest = Math.max(been, step);
  const shown = useRef(step);
  const isGoing = useRef(false);
  const stepper = useRef<HTMLOListElement>(null);
  const wanted = useRef<string>(undefined);
  const namesIn = (one: FormStep) => fieldsIn([one]).map(({ name }) => name);
  useEffect(() => {
    setBeen((last) => Math.max(last, step));
    if (shown.current === step) return;
    shown.current = step;
    const id = wanted.current;
    wanted.current = undefined;
    if (id === undefined || !focusControl(id)) stepper.current?.focus();
  }, [step]);
  const showWrong = () => {
    const wrong = steps.findIndex((one) => isWrong(one, answers));
    if (wrong >= 0 && wrong < step) {
      // What is said about it takes the focus.
      shown.current = wrong;
      history.goTo(wrong);
    }
    tell();
  };
  return {
    step,
    furthest,
    stepper,
    isLast: step >= steps.length - 1,
    rewind: history.rewind,
    goBack: () => history.goTo(step - 1),
    goTo: history.goTo,
    goOn: async () => {
      // What checks may still be on its way: who presses twice goes on once.
      if (isGoing.current) return;
      isGoing.current = true;
      try {
        const current = steps[step];
        const before = steps.slice(0, step).flatMap(namesIn);
        if (!current || (await checks.checkStep(namesIn(current), before))) history.goTo(step + 1);
        else if (isWrong(current, answers)) tell(step);
        else showWrong();
      } finally {
        isGoing.current = false;
      }
    },
    show: (name, controlId) => {
      const place = steps.findIndex((one) => namesIn(one).includes(name));
      if (place === step || place < 0) return void focusControl(controlId);
      wanted.current = controlId;
      history.goTo(place);
    },
    showWrong,
  };
}
