import { type Ref, useSyncExternalStore } from 'react';
import { ErrorSummary } from '#components/form';
import type { Entity } from '#specification';
import type { Answers } from './answers.ts';
import { labelAt } from './place-errors.ts';

export interface FormErrorsProps {
  entity: Entity;
  answers: Answers;
  /** In the order of the form. */
  names: readonly string[];
  idOf: (name: string) => string;
  ref: Ref<HTMLDivElement>;
}

/** All that is wrong, each a way to its field. */
export function FormErrors({ entity, answers, names, idOf, ref }: FormErrorsProps) {
  useSyncExternalStore(answers.subscribe, answers.version);
  const whole = useSyncExternalStore(answers.subscribe, answers.whole);
  const errors = names.flatMap((name) =>
    Object.entries(answers.errorsOf(name)).map(([inside, text]) => ({
      controlId: idOf(name),
      message: `${labelAt(entity, [name, ...inside.split('.').filter(Boolean)])}: ${text}`,
    })),
  );
  return <ErrorSummary ref={ref} errors={[...whole.map((message) => ({ message })), ...errors]} />;
}
