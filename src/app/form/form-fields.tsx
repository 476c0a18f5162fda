import { memo, use } from 'react';
import { ShowGapsContext } from '#app/gaps';
import { Heading } from '#components/text';
import type { Field, Values } from '#specification';
import type { Answers } from './answers.ts';
import { FormField } from './form-field.tsx';
import { LockedFields, LockedList } from './locked-fields.tsx';
import { isShown, lockOf, mayAnswer } from './locks.ts';
import type { FormStep } from './steps.ts';
import { Stretch } from './stretch.tsx';
import { stretchesOf } from './stretches.ts';
import type { FormTarget } from './target.ts';
import type { FormChecks } from './use-checks.ts';
import { restsOnOthers, useLive } from './use-live.ts';

export interface FormFieldsProps {
  target: FormTarget;
  step: FormStep;
  /** The title of the step is said above already. */
  isTitled: boolean;
  base: Values;
  answers: Answers;
  checks: FormChecks;
  /** The id of the control of a field. */
  idOf: (name: string) => string;
}

const nothing: Values = {};

/** The fields of one step, in their groups: what can be answered, what follows from it, and below what cannot. */
export const FormFields = memo(function FormFields({
  target,
  step,
  isTitled,
  base,
  answers,
  checks,
  idOf,
}: FormFieldsProps) {
  const { values, around } = useLive(target, base, answers);
  const showsGaps = use(ShowGapsContext);
  const may = mayAnswer(target, around);
  const placed = (fields: readonly Field[]) =>
    fields
      .map((field) => ({ field, lock: lockOf(field, target, may) }))
      .filter(({ field, lock }) => isShown(field, lock, target, values, around));
  const groups = step.map(({ title, fields }, index) => ({
    key: title ?? String(index),
    title,
    isSaid: isTitled && index === 0,
    stretches: stretchesOf(fields).map(placed),
  }));
  const locked = groups.flatMap(({ stretches }) =>
    stretches.flat().flatMap(({ field, lock }) => (lock && lock !== 'computed' ? [{ field, lock }] : [])),
  );
  const drawn = (stretch: ReturnType<typeof placed>) =>
    stretch.map(({ field, lock }) => {
      if (lock === 'computed')
        return <LockedList key={field.name} target={target} fields={[{ field, lock }]} values={values} />;
      if (lock) return null;
      return (
        <FormField
          key={field.name}
          field={field}
          answers={answers}
          checks={checks}
          form={restsOnOthers(field) ? values : nothing}
          record={base}
          controlId={idOf(field.name)}
          showsGaps={showsGaps}
        />
      );
    });
  const isDrawn = (stretch: ReturnType<typeof placed>) =>
    stretch.some(({ lock }) => lock === undefined || lock === 'computed');
  return (
    <>
      {groups
        .filter(({ stretches }) => stretches.some(isDrawn))
        .map(({ key, title, isSaid, stretches }) => (
          <section key={key} className="flex flex-col gap-5 not-first:border-t not-first:border-line not-first:pt-5">
            {title && (
              <Heading level={2} size="sm" className={isSaid ? 'sr-only' : ''}>
                {title}
              </Heading>
            )}
            {stretches.length === 1
              ? stretches.map(drawn)
              : stretches.map((stretch, index) =>
                  isDrawn(stretch) ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is its place in the document
                    <Stretch key={index} count={stretch.length}>
                      {drawn(stretch)}
                    </Stretch>
                  ) : null,
                )}
          </section>
        ))}
      <LockedFields target={target} fields={locked} values={values} />
    </>
  );
});
