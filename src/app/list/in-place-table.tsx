import { type ComponentProps, useRef } from 'react';
import { useTools } from '#app/messages/tools';
import { isNone, PathDisplay, useIsHere, useRecordName } from '#app/screens';
import { DataTable } from '#components/data-table';
import { useToast } from '#components/toast';
import type { Entity, Field, FieldKind, Path, Values } from '#specification';
import { AnswerCell, saidIn } from './answer-cell.tsx';
import { useAnswerChange } from './use-answer-change.ts';
import { useLocks } from './use-locks.ts';

interface InPlaceTableProps extends ComponentProps<typeof DataTable<Values>> {
  entity: Entity;
  /** What the columns show. */
  paths: readonly Path[];
}

/** Records in rows whose answers are changed where they stand; what may not be is only read. */
export function InPlaceTable({ entity, paths, columns, ...table }: InPlaceTableProps) {
  const lockIn = useLocks(entity);
  const answer = useAnswerChange(entity);
  const tell = useToast();
  const { row } = useTools();
  const nameOf = useRecordName();
  const isHere = useIsHere();
  /** The answer that was taken last, or is on its way: what is typed while it is, or in another cell, is not. */
  const taken = useRef<{ key: string; field: Field; said: string }>(undefined);
  return (
    <DataTable
      {...table}
      columns={columns.map((column, at) => {
        const path = paths.find(({ name }) => name === column.id);
        // The first is the way to the record.
        if (!path || at === 0 || path.field !== path.first || !isShort(path.field)) return column;
        const { field } = path;
        const editable = (record: Values) => lockIn(field, record) === undefined;
        return {
          ...column,
          editable,
          cell: (record: Values) => {
            if (!editable(record)) return column.cell(record);
            // It is pressed to be changed: a link in it would be pressed instead.
            return isNone(record[field.name]) ? <Nothing /> : <PathDisplay path={path} values={record} compact />;
          },
          editor: (record: Values) => (
            <AnswerCell
              {...{ entity, field, record }}
              onLeft={(said) => {
                const { current: last } = taken;
                const isTaken = last?.key === entity.keyOf(record) && last.field === field && last.said === said;
                if (!isTaken) tell({ title: row.lost(field.label.text, nameOf(entity, record)), tone: 'caution' });
              }}
            />
          ),
          onEdit: async (record: Values, answers: FormData) => {
            const said = saidIn(answers);
            const sent = { key: entity.keyOf(record), field, said };
            // While it is on its way nothing is lost yet.
            taken.current = sent;
            const wrong = await answer(record, field, JSON.parse(said));
            if (wrong !== undefined && taken.current === sent) taken.current = undefined;
            if (wrong !== undefined && !isHere())
              tell({ title: `${row.lost(field.label.text, nameOf(entity, record))}: ${wrong}`, tone: 'critical' });
            return wrong;
          },
        };
      })}
    />
  );
}

/** Where nothing is answered there is something to press as well. */
const Nothing = () => (
  <span aria-hidden className="text-muted print:hidden">
    –
  </span>
);

const long: ReadonlySet<FieldKind> = new Set(['object', 'array', 'file']);

/** Whether it is answered in the room of a cell. */
const isShort = ({ kindName }: Field) => !long.has(kindName);
