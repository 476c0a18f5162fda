import { memo, useCallback, useSyncExternalStore } from 'react';
import { GapNote, useGapOutline } from '#app/gaps';
import { FramedInput } from '#app/inputs';
import type { Field, Values } from '#specification';
import { afterPress } from './after-press.ts';
import type { Answers } from './answers.ts';
import type { FormChecks } from './use-checks.ts';

export interface FormFieldProps {
  field: Field;
  answers: Answers;
  checks: FormChecks;
  /** All answers, where what may be answered here rests on others. */
  form: Values;
  /** The record as it was when the form was opened. */
  record: Values;
  controlId: string;
}

/** One field of a form. Drawn anew only when something of its own changes: a form may have hundreds. */
export const FormField = memo(function FormField({ field, answers, checks, form, record, controlId }: FormFieldProps) {
  const { name, entity } = field;
  const value = useSyncExternalStore(answers.subscribe, () => answers.values()[name] ?? null);
  const errors = useSyncExternalStore(answers.subscribe, () => answers.errorsOf(name));
  const warning = useSyncExternalStore(answers.subscribe, () => answers.warnings().get(name));
  const check = useCallback(() => {
    const names = answers.toCheck(name);
    // What could not be loaded is asked for again when the form is sent, and says so then.
    if (names.length > 0) void checks.check(names).catch(() => undefined);
  }, [answers, checks, name]);
  return (
    <FramedInput
      controlId={controlId}
      field={field}
      value={value}
      onChange={(next) => {
        answers.set(name, next);
        // An error goes as soon as it is mended. Were it to go when the field is left, everything below would move
        // between press and release of what is pressed next.
        check();
      }}
      onBlur={() =>
        afterPress(() => {
          answers.touch(name);
          check();
        })
      }
      entity={entity}
      form={form}
      record={record}
      path={name}
      errors={errors}
      warning={warning}
      className={useGapOutline(field.path)}
      annotation={<GapNote path={field.path} subject={field.label.text} />}
    />
  );
});
