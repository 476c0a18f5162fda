import { Fragment } from 'react';
import { FieldDisplay } from '#app/fields';
import { type Tools, useTools } from '#app/messages/tools';
import { AnswerThen, isNone, Step } from '#app/screens';
import type { Field } from '#specification';
import { type Difference, differences } from './differences.ts';

interface FieldChangeProps {
  field: Field;
  before: unknown;
  after: unknown;
}

/** What became of the answer of a field, as entries of a list: each part of it from old to new. */
export function FieldChange({ field, before, after }: FieldChangeProps) {
  return differences(field, before, after).map((difference, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what is told of a change stays as it is
    <li key={index}>
      <Told {...difference} />
    </li>
  ));
}

function Told({ kind, trail, field, before, after }: Difference) {
  const { record: words } = useTools();
  return (
    <>
      {trail.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a way in has an order
        <Fragment key={index}>
          {index > 0 && ' · '}
          <bdi>{'place' in step ? <ItemName {...step} /> : step.label.text}</bdi>
        </Fragment>
      ))}
      {kind !== 'changed' && ` ${wordOf(kind, words)}`}
      {kind !== 'reordered' && ': '}
      {kind === 'changed' ? (
        <Step
          from={!isNone(before) && <AnswerThen field={field} answer={before} />}
          to={<AnswerThen field={field} answer={after} />}
        />
      ) : (
        kind !== 'reordered' && <AnswerThen field={field} answer={kind === 'added' ? after : before} />
      )}
    </>
  );
}

function wordOf(kind: Exclude<Difference['kind'], 'changed'>, words: Tools['record']): string {
  switch (kind) {
    case 'added':
      return words.itemAdded;
    case 'removed':
      return words.itemRemoved;
    case 'reordered':
      return words.itemsReordered;
  }
}

function ItemName({ field, name, place }: Extract<Difference['trail'][number], { place: number }>) {
  const first = field.properties[0];
  return first && name !== undefined ? <FieldDisplay field={first} value={name} compact /> : `${place}.`;
}
