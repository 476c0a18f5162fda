import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#app/messages';
import { useTools } from '#app/messages/tools';
import { StateBadge, ToldOf, useRecordName } from '#app/screens';
import type { Entity, Values } from '#specification';
import type { BulkAction } from './bulk.ts';

interface PlannedListProps {
  entity: Entity;
  records: readonly Values[];
  /** Those that something becomes of. */
  takers: readonly Values[];
  becomes: (record: Values) => ReactNode;
  /** Why a record stays as it is. */
  stays: (record: Values) => string;
}

/** As many as are read before a press; the others when they are asked for. */
const shown = 8;
/** Whether those that stay are counted where they are listed, and not said before. */
export const areCounted = (records: readonly Values[]) => records.length > shown;
/** More than anybody reads. */
const most = 100;

/** What will become of each record, or why it stays as it is: of many, those that stay are counted apart. */
export function PlannedList({ records, takers, ...rest }: PlannedListProps) {
  const tools = useTools();
  const { problems, list } = useMessages();
  const planned = { ...rest, taken: new Set(takers) };
  if (!areCounted(records)) return <Planned aria-label={tools.selection.plan} records={records} {...planned} />;
  const further = takers.slice(shown, most);
  const left = records.filter((record) => !planned.taken.has(record));
  return (
    <>
      <Planned aria-label={tools.selection.plan} records={takers.slice(0, shown)} {...planned} />
      <Further says={problems.further(takers.length - shown)} records={further} {...planned} />
      <Further says={list.bulkLeaves(left.length)} records={left.slice(0, most)} {...planned} />
    </>
  );
}

function Further({ says, ...planned }: PlannedProps & { says: string }) {
  if (planned.records.length === 0) return null;
  return (
    <details
      className="border-t border-line pt-1 text-sm"
      // The last of a dialog would be opened out of sight.
      onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView({ block: 'nearest' })}
    >
      <summary className="min-h-6 w-fit font-medium">{says}</summary>
      <Planned {...planned} />
    </details>
  );
}

interface PlannedProps extends Omit<PlannedListProps, 'takers'> {
  taken: ReadonlySet<Values>;
  'aria-label'?: string;
}

function Planned({ entity, records, taken, becomes, stays, ...rest }: PlannedProps) {
  const nameOf = useRecordName();
  return (
    <ul {...rest} className="flex flex-col text-sm">
      {records.map((record) => (
        <li
          key={entity.keyOf(record)}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-1"
        >
          <div>
            <span className="font-medium">{nameOf(entity, record)}</span>
            <ToldOf entity={entity} values={record} />
          </div>
          {taken.has(record) ? becomes(record) : <span className="text-muted">{stays(record)}</span>}
        </li>
      ))}
    </ul>
  );
}

interface BulkPlanProps extends Pick<PlannedListProps, 'entity' | 'takers' | 'stays'> {
  action: BulkAction;
  /** All others that are chosen. */
  left: readonly Values[];
}

/** What will become of each record: the state it goes to, that it is deleted, or why neither. Those that stay come last. */
export function BulkPlan({ action, left, ...rest }: BulkPlanProps) {
  return (
    <PlannedList
      {...rest}
      records={[...rest.takers, ...left]}
      becomes={(record) => <Becomes action={action} entity={rest.entity} record={record} />}
    />
  );
}

interface OneProps {
  action: BulkAction;
  entity: Entity;
  record: Values;
}

function Becomes({ action: { transition }, entity, record }: OneProps) {
  const tools = useTools();
  const { lifecycle } = entity;
  if (!transition || !lifecycle) return <span>{tools.selection.deleted}</span>;
  return (
    <span className="inline-flex items-center gap-1.5">
      <StateBadge entity={entity} state={record[lifecycle.field.name]} />
      <ArrowRight aria-hidden className="size-3.5 text-muted rtl:-scale-x-100" />
      <StateBadge entity={entity} state={transition.to?.name} />
    </span>
  );
}
