import { type Ref, useSyncExternalStore } from 'react';
import { ErrorSummary } from '#components/form';
import type { Entity } from '#specification';
import type { Answers } from './answers.ts';
import { labelAt, named } from './place-errors.ts';

export interface FormErrorsProps {
  entity: Entity;
  answers: Answers;
  /** In the order of the form. */
  names: readonly string[];
  idOf: (name: string) => string;
  /** Leads to a field that may be in another step. */
  onShow: (name: string, controlId: string) => void;
  ref: Ref<HTMLDivElement>;
}

/** All that is wrong, each a way to its field. */
export function FormErrors({ entity, answers, names, idOf, onShow, ref }: FormErrorsProps) {
  useSyncExternalStore(answers.subscribe, answers.version);
  const whole = useSyncExternalStore(answers.subscribe, answers.whole);
  const errors = names.flatMap((name) =>
    Object.entries(answers.errorsOf(name)).map(([inside, text]) => ({
      onFollow: () => onShow(name, idOf(name)),
      message: named(labelAt(entity, [name, ...inside.split('.').filter(Boolean)]), text),
    })),
  );
  return <ErrorSummary ref={ref} errors={[...whole.map((message) => ({ message })), ...errors]} />;
}
