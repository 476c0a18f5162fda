import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { FieldInputsContext, FramedInput, fieldInputs } from '#app/inputs';
import { useMessages } from '#app/messages';
import { useTools } from '#app/messages/tools';
import { AnswerThen, isNone, Step, severalOf } from '#app/screens';
import { Button } from '#components/button';
import { Checkbox } from '#components/checkbox';
import { Dialog } from '#components/dialog';
import { Field as Frame } from '#components/field';
import { useStrings } from '#components/locale';
import { Select } from '#components/select';
import { Stack } from '#components/stack';
import { type Entity, type Field, isSame, type Values } from '#specification';
import { type BulkChange, type BulkLeft, leftOf } from './bulk.ts';
import { PlannedList } from './bulk-plan.tsx';
import { useJudge } from './use-judge.ts';
import { useLocks } from './use-locks.ts';

interface BulkEditProps {
  entity: Entity;
  /** All that are chosen. */
  records: readonly Values[];
  onClose: () => void;
  /** Told what is to be changed, of which records, and why the others stay as they are. */
  onChange: (change: BulkChange, takers: readonly Values[], left: BulkLeft) => void;
}

/** Asks which field several records are to answer anew, and with what; says of each what becomes of it, before it does. */
export function BulkEdit({ entity, records, onClose, onChange }: BulkEditProps) {
  const { list } = useMessages();
  const { selection } = useTools();
  const strings = useStrings();
  const lockIn = useLocks(entity);
  const fields = useMemo(
    () =>
      entity.fields.filter(
        (field) => isOneAnswer(field) && records.some((record) => lockIn(field, record) === undefined),
      ),
    [entity, records, lockIn],
  );
  const [field, choose] = useState<Field>();
  // A field that was only chosen takes nothing away from anybody; a switch has no third place: what it shows is what it says.
  const [change, setChange] = useState<BulkChange>();
  const value = change ? change.answer : field && commonOf(field, records);
  const open = field ? records.filter((record) => lockIn(field, record) === undefined) : [];
  const wrong = useWrong(entity, open, change);
  const isChanged = (record: Values) => change !== undefined && !isAlike(record[change.field.name], change.answer);
  const takers = wrong ? open.filter((record) => isChanged(record) && !wrong.has(record)) : [];
  // What is wrong with the answer itself is wrong with it in each, and said once.
  const [reason, ...others] = new Set(wrong?.values());
  const isOfAll = open.length > 0 && wrong?.size === open.length && others.length === 0;
  const answerWith = (answer: unknown) => setChange(field && { field, answer });
  const begin = (name: string | null) => {
    const next = name === null ? undefined : entity.field(name);
    choose(next);
    setChange(next?.kindName === 'boolean' ? { field: next, answer: commonOf(next, records) ?? false } : undefined);
  };
  const staysIn = ({ field: asked }: BulkChange, record: Values) =>
    lockIn(asked, record) ?? wrong?.get(record) ?? selection.left;
  const send = () => {
    if (!change) return;
    const taken = new Set(takers);
    const left = records.filter((record) => !taken.has(record));
    onChange(
      change,
      takers,
      leftOf(left, (one) => staysIn(change, one)),
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={selection.changeThem(severalOf(entity, records.length, list))}
      description={fields.length > 0 ? selection.editText : list.bulkNone}
      actions={
        <>
          <Button onClick={onClose}>{strings.goBack}</Button>
          {field && (
            <Button variant="primary" disabled={takers.length === 0} onClick={send}>
              {selection.changeThem(severalOf(entity, takers.length, list))}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {fields.length > 0 && (
          <Frame label={selection.editField}>
            <Select
              value={field?.name ?? null}
              onValueChange={begin}
              options={fields.map(({ name, label }) => ({ value: name, label: label.text }))}
            />
          </Frame>
        )}
        {field && (
          <FieldInputsContext value={fieldInputs}>
            <FramedInput
              key={field.name}
              field={field}
              value={value}
              onChange={answerWith}
              onBlur={() => undefined}
              entity={entity}
              form={{ ...open[0], [field.name]: value }}
              record={open[0] ?? {}}
              path={field.name}
              errors={isOfAll && reason ? { '': reason } : {}}
            />
          </FieldInputsContext>
        )}
        {field && field.isRequired === true && <p className="text-sm text-muted">{selection.notEmptied}</p>}
        {field && field.isRequired !== true && field.kindName !== 'boolean' && (
          <Checkbox
            label={selection.emptied}
            checked={change !== undefined && isNone(change.answer)}
            onCheckedChange={(isEmpty) => (isEmpty === true ? answerWith(null) : setChange(undefined))}
          />
        )}
        {change && wrong && !isOfAll && (
          <PlannedList
            {...{ entity, records, takers }}
            becomes={(record) => <Becomes {...change} before={record[change.field.name]} />}
            stays={(record) => staysIn(change, record)}
          />
        )}
      </Stack>
    </Dialog>
  );
}

function Becomes({ field, answer, before }: BulkChange & { before: unknown }) {
  return (
    <span>
      <Step
        from={!isNone(before) && <AnswerThen field={field} answer={before} />}
        to={<AnswerThen field={field} answer={answer} />}
      />
    </span>
  );
}

/** Whether several records can be given the same answer: parts and lists of them are changed in each. */
const isOneAnswer = (field: Field) =>
  !field.isUnique && field.kindName !== 'object' && field.items?.kindName !== 'object';

const isAlike = (one: unknown, other: unknown) => (isNone(one) && isNone(other)) || isSame(one, other);

/** What all records answer already; nothing where they differ. */
function commonOf({ name }: Field, records: readonly Values[]): unknown {
  const [first, ...others] = records.map((record) => record[name] ?? null);
  return others.every((one) => isAlike(one, first)) ? first : null;
}

/** What would be wrong with each record that gave the answer; undefined until that is known. */
function useWrong(entity: Entity, records: readonly Values[], change: BulkChange | undefined) {
  const judge = useJudge(entity);
  const [found, setFound] = useState<{ change: BulkChange; wrong: ReadonlyMap<Values, string> }>();
  // What is asked about is the answer: the records stay while the dialog is open.
  const judgedNow = useEffectEvent(() => records);
  useEffect(() => {
    if (!change) return;
    let isAsked = true;
    const check = async () => {
      const wrong = await judge(judgedNow(), change);
      if (isAsked) setFound({ change, wrong });
    };
    // Where what checks cannot be had, the server does.
    void check().catch(() => isAsked && setFound({ change, wrong: new Map() }));
    return () => {
      isAsked = false;
    };
  }, [change, judge]);
  // As long as another answer is asked about, what was found of the one before it stays.
  return found && found.change.field === change?.field ? found.wrong : undefined;
}
