import { useRecord } from '#app/data';
import { FieldDisplay } from '#app/fields';
import { useMessages } from '#app/messages';
import { FailedAction, useProblemText } from '#app/problems';
import { type OneRecord, ProblemError } from '#client';
import { Banner } from '#components/banner';
import { Button } from '#components/button';
import { Skeleton } from '#components/skeleton';
import type { Entity, Values } from '#specification';
import { comeIntoView } from './come-into-view.ts';
import { contested } from './same.ts';

export interface ConflictProps {
  entity: Entity;
  /** What was answered when it was saved. */
  error: unknown;
  /** The record as it was when the form was opened. */
  base: Values;
  mine: Values;
  onSaveMine: (current: OneRecord) => void;
  onTakeTheirs: (current: OneRecord) => void;
}

/** Someone else was faster: what both changed side by side, and a choice. Comes into view and takes the focus. */
export function Conflict({ entity, error: refused, base, mine, onSaveMine, onTakeTheirs }: ConflictProps) {
  const messages = useMessages();
  const problemText = useProblemText();
  const { data: current, error, isFetching, refetch } = useRecord(entity, entity.keyOf(base));
  if (error && !isFetching && error instanceof ProblemError && error.status === 404)
    return (
      <Banner ref={comeIntoView} tabIndex={-1} tone="caution" role="alert" title={messages.failure.statuses[410]}>
        {messages.form.conflictGone}
      </Banner>
    );
  if (error && !isFetching) return <FailedAction error={error} onRetry={() => void refetch()} />;
  if (!current || isFetching) return <Skeleton lines={2} />;
  const names = contested(mine, base, current.values);
  return (
    <Banner
      ref={comeIntoView}
      tabIndex={-1}
      tone="caution"
      role="alert"
      className="scroll-mt-16"
      title={problemText(refused).title}
      actions={
        <>
          <Button size="sm" tone="primary" onClick={() => onSaveMine(current)}>
            {messages.form.saveMine}
          </Button>
          <Button size="sm" onClick={() => onTakeTheirs(current)}>
            {messages.form.takeTheirs}
          </Button>
        </>
      }
    >
      <p>{names.length > 0 ? messages.form.conflictText : messages.form.conflictSame}</p>
      <Differences entity={entity} names={names} mine={mine} theirs={current.values} />
    </Banner>
  );
}

interface DifferencesProps {
  entity: Entity;
  names: readonly string[];
  mine: Values;
  theirs: Values;
}

function Differences({ entity, names, mine, theirs }: DifferencesProps) {
  const messages = useMessages();
  return (
    <dl className="mt-2 flex flex-col gap-2 empty:hidden">
      {names.map((name) => {
        const field = entity.field(name);
        if (!field) return null;
        return (
          <div key={name}>
            <dt className="font-medium">{field.label.text}</dt>
            <dd>
              {messages.form.yours}: <FieldDisplay field={field} value={mine[name]} />
            </dd>
            <dd>
              {messages.form.theirs}: <FieldDisplay field={field} value={theirs[name]} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
