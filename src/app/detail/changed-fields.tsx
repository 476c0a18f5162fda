import { FieldChange } from '#app/changes';
import { StateBadge, Step } from '#app/screens';
import type { HistoryEntry } from '#client';
import type { Entity } from '#specification';

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
      {fields.map((field) => (
        <FieldChange key={field.name} field={field} before={before[field.name]} after={after[field.name]} />
      ))}
    </ul>
  );
}
