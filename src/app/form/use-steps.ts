import { type RefObject, useEffect, useRef } from 'react';
import type { Answers } from './answers.ts';
import { type FormStep, fieldsIn } from './steps.ts';
import type { FormChecks } from './use-checks.ts';
import { useHistoryStep } from './use-history-step.ts';

/** Where somebody is in a form of several steps. */
export interface Way {
  /** From 0. */
  step: number;
  isLast: boolean;
  /** To the next step, if nothing is wrong with this one. */
  goOn: () => Promise<void>;
  goBack: () => void;
  /** To where the form was opened, before it is left. */
  rewind: () => Promise<void>;
  /** To the first step with something wrong in it, and says what. */
  showWrong: () => void;
  stepper: RefObject<HTMLOListElement | null>;
}

/** @param tell says what is wrong */
export function useSteps(steps: readonly FormStep[], answers: Answers, checks: FormChecks, tell: () => void): Way {
  const history = useHistoryStep();
  const step = Math.min(history.step, steps.length - 1);
  const shown = useRef(step);
  const stepper = useRef<HTMLOListElement>(null);
  const isWrong = (one: FormStep) => fieldsIn([one]).some(({ name }) => Object.keys(answers.errorsOf(name)).length > 0);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    stepper.current?.focus();
  }, [step]);
  return {
    step,
    stepper,
    isLast: step >= steps.length - 1,
    rewind: history.rewind,
    goBack: () => history.goBackTo(step - 1),
    goOn: async () => {
      const current = steps[step];
      if (current && !(await checks.check(fieldsIn([current]).map(({ name }) => name)))) tell();
      else history.goOn(step + 1);
    },
    showWrong: () => {
      const wrong = steps.findIndex(isWrong);
      if (wrong >= 0 && wrong < step) {
        // What is said about it takes the focus.
        shown.current = wrong;
        history.goBackTo(wrong);
      }
      tell();
    },
  };
}
