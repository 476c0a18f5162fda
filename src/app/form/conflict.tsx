import { type RefObject, useEffect, useState } from 'react';
import { FieldChange } from '#app/changes';
import { useAround, useRecord, useSession } from '#app/data';
import { FieldDisplay } from '#app/fields';
import { useMessages } from '#app/messages';
import { type Tools, useTools } from '#app/messages/tools';
import { FailedAction, useProblemText } from '#app/problems';
import { type OneRecord, ProblemError } from '#client';
import { Banner } from '#components/banner';
import { Button } from '#components/button';
import { Field } from '#components/field';
import { RadioGroup } from '#components/radio-group';
import { Skeleton } from '#components/skeleton';
import type { Around, Entity, Values } from '#specification';
import { comeIntoView } from './come-into-view.ts';
import { lockOf, lockText, mayAnswer } from './locks.ts';
import { changed, contested } from './same.ts';

export interface ConflictProps {
  entity: Entity;
  /** What was answered when it was saved. */
  error: unknown;
  /** The record as it was when the form was opened. */
  base: Values;
  mine: Values;
  /** Is given what saving the form does while the choice is there: what was chosen here. */
  saving: RefObject<(() => void) | undefined>;
  /** @param given the names of fields in which what was typed here gives way to what the record has now */
  onSaveMine: (current: OneRecord, given: readonly string[]) => void;
  /** @param given likewise */
  onTakeTheirs: (current: OneRecord, given: readonly string[]) => void;
}

/** Someone else was faster: what they changed, what both changed side by side, and a choice for each. Comes into view and takes the focus. */
export function Conflict({ entity, error: refused, base, mine, saving, onSaveMine, onTakeTheirs }: ConflictProps) {
  const { failure } = useMessages();
  const { conflict } = useTools();
  const problemText = useProblemText();
  const around = useAround();
  const { data: current, error, isFetching, refetch } = useRecord(entity, entity.keyOf(base));
  const [taken, setTaken] = useState<readonly string[]>([]);
  // Once it is shown it stays, with the focus in it, while the record is asked for again.
  const [isShown, setIsShown] = useState(false);
  if (current && !isFetching && !isShown) setIsShown(true);
  const choice =
    current && (!isFetching || isShown) ? choiceOf({ entity, current, base, mine, taken, around }) : undefined;
  useEffect(() => {
    if (!choice || !current) return undefined;
    saving.current = () =>
      choice.given.length < choice.typed.length
        ? onSaveMine(current, choice.given)
        : onTakeTheirs(current, choice.given);
    return () => {
      saving.current = undefined;
    };
  });
  if (error && !isFetching && error instanceof ProblemError && error.status === 404)
    return (
      <Banner ref={comeIntoView} tabIndex={-1} tone="caution" role="alert" title={failure.statuses[410]}>
        {conflict.gone}
      </Banner>
    );
  if (error && !isFetching) return <FailedAction error={error} onRetry={() => void refetch()} />;
  if (!choice || !current) return <Skeleton lines={2} />;
  const { typed, closed, both, theirs, given } = choice;
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
          {given.length < typed.length && (
            <Button size="sm" variant="primary" onClick={() => onSaveMine(current, given)}>
              {closed.length > 0 ? conflict.saveRest : given.length > 0 ? conflict.saveChosen : conflict.saveMine}
            </Button>
          )}
          <Button size="sm" onClick={() => onTakeTheirs(current, [...closed, ...both])}>
            {conflict.takeTheirs}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 wrap-anywhere">
        <p>{textOf({ conflict, isAllClosed: closed.length === typed.length, closed, both })}</p>
        <TheirChanges entity={entity} names={theirs} before={base} after={current.values} />
        {both.map((name) => (
          <Choice
            key={name}
            {...{ entity, name, mine }}
            theirs={current.values}
            isTheirs={taken.includes(name)}
            onChoose={(isTheirs) => setTaken(isTheirs ? [...taken, name] : taken.filter((one) => one !== name))}
          />
        ))}
        <Closed {...{ entity, current, mine }} names={closed} />
      </div>
    </Banner>
  );
}

interface Chosen {
  entity: Entity;
  current: OneRecord;
  base: Values;
  mine: Values;
  taken: readonly string[];
  around: Around;
}

/** What was typed here, what of it can be saved no more, what both changed, what only the others did, and what gives way. */
function choiceOf({ entity, current, base, mine, taken, around }: Chosen) {
  const target = { entity, does: 'update', record: current };
  const may = mayAnswer(target, around);
  const isClosed = (name: string) => {
    const field = entity.field(name);
    return field !== undefined && lockOf(field, target, may) !== undefined;
  };
  const typed = Object.keys(changed(mine, base));
  const closed = typed.filter(isClosed);
  const both = contested(mine, base, current.values).filter((name) => !closed.includes(name));
  const theirs = Object.keys(changed(current.values, base)).filter((name) => !both.includes(name));
  const given = [...closed, ...taken.filter((name) => both.includes(name))];
  return { typed, closed, both, theirs, given };
}

function textOf({ conflict, isAllClosed, closed, both }: Told): string {
  if (closed.length > 0) return isAllClosed ? conflict.closed : conflict.partly;
  return both.length > 0 ? conflict.text : conflict.same;
}

interface Told {
  conflict: Tools['conflict'];
  /** Whether nothing that was typed can be saved. */
  isAllClosed: boolean;
  closed: readonly string[];
  both: readonly string[];
}

interface TheirChangesProps {
  entity: Entity;
  names: readonly string[];
  before: Values;
  after: Values;
}

/** What only the others changed. */
function TheirChanges({ entity, names, before, after }: TheirChangesProps) {
  const { conflict } = useTools();
  const fields = names.flatMap((name) => entity.field(name) ?? []).filter(({ computed }) => !computed);
  if (fields.length === 0) return null;
  return (
    <div>
      <p className="font-medium">{conflict.changedMeanwhile}</p>
      <ul className="list-disc ps-5">
        {fields.map((field) => (
          <FieldChange key={field.name} field={field} before={before[field.name]} after={after[field.name]} />
        ))}
      </ul>
    </div>
  );
}

interface ChoiceProps {
  entity: Entity;
  name: string;
  mine: Values;
  theirs: Values;
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
}

/** One field that both changed. */
function Choice({ entity, name, mine, theirs, isTheirs, onChoose }: ChoiceProps) {
  const { conflict } = useTools();
  const field = entity.field(name);
  if (!field) return null;
  return (
    <Field label={field.label.text}>
      <RadioGroup
        value={isTheirs ? 'theirs' : 'mine'}
        onValueChange={(value) => onChoose(value === 'theirs')}
        options={[
          { value: 'mine', label: conflict.yours, description: <FieldDisplay field={field} value={mine[name]} /> },
          { value: 'theirs', label: conflict.theirs, description: <FieldDisplay field={field} value={theirs[name]} /> },
        ]}
      />
    </Field>
  );
}

interface ClosedProps {
  entity: Entity;
  current: OneRecord;
  mine: Values;
  names: readonly string[];
}

/** What was typed here and can be saved no more, and why. */
function Closed({ entity, current, mine, names }: ClosedProps) {
  const messages = useMessages();
  const { role } = useSession();
  const around = useAround();
  const target = { entity, does: 'update', record: current };
  const may = mayAnswer(target, around);
  return (
    <dl className="flex flex-col gap-2 empty:hidden">
      {names.map((name) => {
        const field = entity.field(name);
        const lock = field && lockOf(field, target, may);
        if (!lock) return null;
        return (
          <div key={name}>
            <dt className="font-medium">
              {field.label.text}: {lockText(lock, target, role, messages)}
            </dt>
            <dd className="select-all">
              <FieldDisplay field={field} value={mine[name]} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
