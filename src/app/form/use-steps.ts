import { type RefObject, useRef, useState } from 'react';
import type { Answers } from './answers.ts';
import { type FormStep, fieldsIn } from './steps.ts';
import type { FormChecks } from './use-checks.ts';

/** Where somebody is in a form of several steps. */
export interface Way {
  /** From 0. */
  step: number;
  isLast: boolean;
  /** To the next step, if nothing is wrong with this one. */
  goOn: () => Promise<void>;
  goBack: () => void;
  /** To the first step with something wrong in it, and says what. */
  showWrong: () => void;
  stepper: RefObject<HTMLOListElement | null>;
}

/** @param tell says what is wrong */
export function useSteps(steps: readonly FormStep[], answers: Answers, checks: FormChecks, tell: () => void): Way {
  const [step, setStep] = useState(0);
  const stepper = useRef<HTMLOListElement>(null);
  const isWrong = (one: FormStep) => fieldsIn([one]).some(({ name }) => Object.keys(answers.errorsOf(name)).length > 0);
  const goTo = (next: number) => {
    setStep(next);
    requestAnimationFrame(() => stepper.current?.focus());
  };
  return {
    step,
    stepper,
    isLast: step >= steps.length - 1,
    goBack: () => goTo(step - 1),
    goOn: async () => {
      const current = steps[step];
      if (current && !(await checks.check(fieldsIn([current]).map(({ name }) => name)))) tell();
      else goTo(step + 1);
    },
    showWrong: () => {
      const wrong = steps.findIndex(isWrong);
      if (wrong >= 0) setStep(wrong);
      tell();
    },
  };
}
