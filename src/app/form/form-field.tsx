import { memo, useMemo, useSyncExternalStore } from 'react';
import { GapNote, useGapOutline } from '#app/gaps';
import { FramedInput } from '#app/inputs';
import { afterPress } from '#components/field';
import type { Field, Values } from '#specification';
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
  /** Whether what is missing of it is to be seen. */
  showsGaps: boolean;
}

/** One field of a form. Drawn anew only when something of its own changes: a form may have hundreds. */
export const FormField = memo(function FormField(props: FormFieldProps) {
  const { field, answers, checks, form, record, controlId, showsGaps } = props;
  const { name } = field;
  const followed = useMemo(() => answers.follow(name), [answers, name]);
  const { value, errors, warning } = useSyncExternalStore(followed.subscribe, followed.now);
  const check = () => void checks.recheck(name);
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
      entity={field.entity}
      form={form}
      record={record}
      path={name}
      errors={errors}
      warning={warning}
      className={useGapOutline(field.path)}
      annotation={showsGaps && <GapNote path={field.path} subject={field.label.text} />}
    />
  );
});
