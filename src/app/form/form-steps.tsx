import { type Ref, useSyncExternalStore } from 'react';
import { useMessages } from '#app/messages';
import { listed, useLocale } from '#components/locale';
import { Stepper } from '#components/stepper';
import type { Answers } from './answers.ts';
import { type FormStep, fieldsIn, isWrong } from './steps.ts';

export interface FormStepsProps {
  steps: readonly FormStep[];
  answers: Answers;
  /** From 0. */
  current: number;
  /** The last one that somebody has been at, from 0. */
  furthest: number;
  onStep: (step: number) => void;
  ref: Ref<HTMLOListElement>;
}

/** How far one is; nothing where there is only one step. */
export function FormSteps({ steps, answers, current, furthest, onStep, ref }: FormStepsProps) {
  const messages = useMessages();
  const { strings, locale } = useLocale();
  useSyncExternalStore(answers.subscribe, answers.version);
  if (steps.length < 2) return null;
  return (
    <Stepper
      ref={ref}
      tabIndex={-1}
      aria-label={`${messages.form.steps}: ${strings.stepOf(current + 1, steps.length)}`}
      steps={steps.map((step, index) => {
        const [first = String(index + 1), ...further] = fieldsIn([step]).map(({ label }) => label.text);
        const named =
          further.length > 1 ? messages.form.step(first, further.length) : listed(locale, [first, ...further]);
        return { key: String(index), label: step[0]?.title ?? named, invalid: isWrong(step, answers) };
      })}
      current={current}
      furthest={furthest}
      onCurrentChange={onStep}
    />
  );
}
