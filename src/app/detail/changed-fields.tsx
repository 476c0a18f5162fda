import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldDisplay } from '#app/fields';
import { useMessages } from '#app/messages';
import { StateBadge } from '#app/screens';
import type { HistoryEntry } from '#client';
import { type Entity, type Field, isEmpty } from '#specification';

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
        <li key={field.name} className="line-clamp-4">
          {field.label.text}:{' '}
          <Step
            from={<Old field={field} answer={before[field.name]} />}
            to={<Old field={field} answer={after[field.name]} />}
          />
        </li>
      ))}
    </ul>
  );
}

function Step({ from, to }: { from: ReactNode; to: ReactNode }) {
  return (
    <>
      {from}
      {from && <ArrowRight aria-hidden className="mx-1.5 size-3.5 rtl:-scale-x-100" />}
      {to}
    </>
  );
}

function Old({ field, answer }: { field: Field; answer: unknown }) {
  const messages = useMessages();
  if (answer === null || (answer !== undefined && isEmpty(answer))) return <span>{messages.detail.empty}</span>;
  return (
    <span className="text-ink">
      <FieldDisplay field={field} value={answer} compact />
    </span>
  );
}
