import { useSession } from '#app/data';
import { FieldDisplay } from '#app/fields';
import { GapOutline } from '#app/gaps';
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

/** What belongs to the record and cannot be answered here, each reason once with all that it holds for. */
export function LockedFields({ target, fields, values }: LockedFieldsProps) {
  const messages = useMessages();
  const { role } = useSession();
  if (fields.length === 0) return null;
  const byLock = Map.groupBy(fields, ({ lock }) => lockText(lock, target, role, messages));
  return (
    <section className="flex flex-col gap-4 border-t border-line pt-4">
      <Heading level={2} size="sm">
        {messages.form.notEditable}
      </Heading>
      {[...byLock].map(([reason, locked]) => (
        <div key={reason}>
          <p className="text-sm text-muted">{reason}</p>
          <KeyValue
            entries={locked.map(({ field }) => ({
              key: field.name,
              label: <FieldName field={field} />,
              value: <FieldDisplay field={field} value={values[field.name]} />,
            }))}
          />
        </div>
      ))}
    </section>
  );
}

/** The same without a heading, the reason at each, laid out as what is answered: what is computed stands among what it follows from. */
export function LockedList({ target, fields, values }: LockedFieldsProps) {
  const messages = useMessages();
  const { role } = useSession();
  return (
    <dl className="flex flex-col gap-5">
      {fields.map(({ field, lock }) => (
        <div key={field.name} className="flex flex-col gap-1.5">
          <dt className="text-sm font-medium">
            <FieldName field={field} />
          </dt>
          <dd>
            <FieldDisplay field={field} value={values[field.name]} />
            <span className="block text-sm text-muted">{lockText(lock, target, role, messages)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FieldName({ field }: { field: Field }) {
  return (
    <GapOutline path={field.path} subject={field.label.text}>
      {field.label.text}
    </GapOutline>
  );
}
