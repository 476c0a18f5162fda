import { useSession } from '#app/data';
import { FieldDisplay } from '#app/fields';
import { useMessages } from '#app/messages';
import { KeyValue } from '#components/key-value';
import { Heading } from '#components/text';
import type { Field, Values } from '#specification';
import { type Lock, lockText } from './locks.ts';
import type { FormTarget } from './target.ts';

export interface LockedFieldsProps {
  target: FormTarget;
  fields: readonly { field: Field; lock: Lock }[];
  values: Values;
}

/** What belongs to the record and cannot be answered here, each with the reason. */
export function LockedFields({ target, fields, values }: LockedFieldsProps) {
  const messages = useMessages();
  if (fields.length === 0) return null;
  return (
    <section className="border-t border-line pt-4">
      <Heading level={2} size="sm">
        {messages.form.notEditable}
      </Heading>
      <LockedList target={target} fields={fields} values={values} />
    </section>
  );
}

/** The same without a heading: what is computed stands among what it follows from. */
export function LockedList({ target, fields, values }: LockedFieldsProps) {
  const messages = useMessages();
  const { role } = useSession();
  return (
    <KeyValue
      entries={fields.map(({ field, lock }) => ({
        key: field.name,
        label: field.label.text,
        value: (
          <>
            <FieldDisplay field={field} value={values[field.name]} />
            <span className="block text-sm text-muted">{lockText(lock, target, role, messages)}</span>
          </>
        ),
      }))}
    />
  );
}
