import type { Ref } from 'react';
import { useMessages } from '#app/messages';
import { useStrings } from '#components/locale';
import { Stepper } from '#components/stepper';
import { type FormStep, fieldsIn } from './steps.ts';

export interface FormStepsProps {
  steps: readonly FormStep[];
  /** From 0. */
  current: number;
  ref: Ref<HTMLOListElement>;
}

/** How far one is; nothing where there is only one step. */
export function FormSteps({ steps, current, ref }: FormStepsProps) {
  const messages = useMessages();
  const strings = useStrings();
  if (steps.length < 2) return null;
  return (
    <Stepper
      ref={ref}
      tabIndex={-1}
      aria-label={`${messages.form.steps}: ${strings.stepOf(current + 1, steps.length)}`}
      steps={steps.map((step, index) => {
        const [first, ...further] = fieldsIn([step]);
        return {
          key: String(index),
          label: step[0]?.title ?? messages.form.step(first?.label.text ?? String(index + 1), further.length > 0),
        };
      })}
      current={current}
    />
  );
}
