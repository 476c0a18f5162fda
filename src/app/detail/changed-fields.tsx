import { FieldDisplay } from '#app/fields';
import { type Tools, useTools } from '#app/messages/tools';
import { AnswerThen, StateBadge, Step } from '#app/screens';
import type { HistoryEntry } from '#client';
import type { Entity } from '#specification';
import { type Difference, differences } from './differences.ts';

/** What a change changed: the state from one to the next, each field from its old answer to its new one. */
export function ChangedFields({ entity, change }: { entity: Entity; change: HistoryEntry }) {
  const { action, from, to, before, after } = change;
  const names = action === 'create' ? [] : [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const fields = names.flatMap((name) => entity.fields.find((field) => field.name === name && !field.isState) ?? []);
  if (!from && !to && fields.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-col gap-1 [&_svg]:inline-block [&_svg]:align-[-0.2em]">
      {to && (
        <li>
          <Step
            from={from && <StateBadge entity={entity} state={from} />}
            to={<StateBadge entity={entity} state={to} />}
          />
        </li>
      )}
      {fields.flatMap((field) =>
        differences(field, before[field.name], after[field.name]).map((difference, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is told of a change stays as it is
          <li key={`${field.name} ${index}`}>
            <Told {...difference} />
          </li>
        )),
      )}
    </ul>
  );
}

function Told({ kind, trail, field, before, after }: Difference) {
  const { record: words } = useTools();
  return (
    <>
      {trail.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a way in has an order
        <span key={index}>
          {index > 0 && ' · '}
          {'place' in step ? <ItemName {...step} /> : step.label.text}
        </span>
      ))}
      {kind !== 'changed' && ` ${wordOf(kind, words)}`}
      {kind !== 'reordered' && ': '}
      {kind === 'changed' ? (
        <Step from={<AnswerThen field={field} answer={before} />} to={<AnswerThen field={field} answer={after} />} />
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
