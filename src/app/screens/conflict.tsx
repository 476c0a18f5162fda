import { type OneRecord, useRecord } from '#app/data';
import { FieldDisplay } from '#app/fields';
import { useMessages } from '#app/messages';
import { useSpecification } from '#app/product';
import { Banner } from '#components/banner';
import { Button } from '#components/button';
import { Skeleton } from '#components/skeleton';
import { fieldLabel, keyOf, type Values } from '#spec';

export interface ConflictProps {
  entity: string;
  /** The record as it was when the form was opened. */
  record: OneRecord;
  mine: Values;
  onSaveMine: (current: OneRecord) => void;
  onTakeTheirs: (current: OneRecord) => void;
}

/** Someone else was faster: both answers side by side, and a choice. */
export function Conflict({ entity, record, mine, onSaveMine, onTakeTheirs }: ConflictProps) {
  const specification = useSpecification();
  const messages = useMessages();
  const { data: current, isFetching } = useRecord(entity, keyOf(specification, entity, record.values));
  if (!current || isFetching) return <Skeleton lines={2} />;
  const differing = Object.keys(mine).filter(
    (name) => JSON.stringify(mine[name] ?? null) !== JSON.stringify(current.values[name] ?? null),
  );
  return (
    <Banner
      tone="caution"
      role="alert"
      title={messages.form.conflict}
      actions={
        <>
          <Button size="sm" onClick={() => onSaveMine(current)}>
            {messages.form.saveMine}
          </Button>
          <Button size="sm" onClick={() => onTakeTheirs(current)}>
            {messages.form.takeTheirs}
          </Button>
        </>
      }
    >
      <p>{messages.form.conflictText}</p>
      <dl className="mt-2 flex flex-col gap-2">
        {differing.map((name) => {
          const field = specification.entities[entity]?.fields?.[name] ?? {};
          return (
            <div key={name}>
              <dt className="font-medium">{fieldLabel(name, field).text}</dt>
              <dd>
                {messages.form.yours}: <FieldDisplay field={field} value={mine[name]} />
              </dd>
              <dd>
                {messages.form.theirs}: <FieldDisplay field={field} value={current.values[name]} />
              </dd>
            </div>
          );
        })}
      </dl>
    </Banner>
  );
}
