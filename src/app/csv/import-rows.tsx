import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useAround, useSession } from '#app/data';
import { lockText } from '#app/form';
import { useMessages } from '#app/messages';
import { useTools } from '#app/messages/tools';
import { Banner } from '#components/banner';
import { Button } from '#components/button';
import { useLocale } from '#components/locale';
import { useToast } from '#components/toast';
import type { Entity, Field } from '#specification';
import { type CheckedRow, checkRows } from './check-rows.ts';
import { columnsFor, columnsLeft, type LeftColumn } from './fields-for.ts';
import { ImportColumns } from './import-columns.tsx';
import { ImportPreview } from './import-preview.tsx';
import type { Sheet, SheetRow } from './read-csv.ts';
import { type Imported, useImport } from './use-import.ts';

interface ImportRowsProps {
  entity: Entity;
  fields: readonly Field[];
  sheet: Sheet;
  /** Where the buttons stand. */
  footer: HTMLElement | null;
  onAnother: () => void;
  onClose: () => void;
}

/** The rows of a file, checked against the product, and the import of all or of the good ones. */
export function ImportRows({ entity, fields, sheet, footer, onAnother, onClose }: ImportRowsProps) {
  const { csv } = useTools();
  const messages = useMessages();
  const around = useAround();
  const { locale } = useLocale();
  const session = useSession();
  const tell = useToast();
  const { run, progress } = useImport(entity);
  const [columns, setColumns] = useState<ReadonlyMap<string, number>>(() => columnsFor(fields, sheet.headings));
  const [rows, setRows] = useState<readonly SheetRow[]>(sheet.rows);
  const [checked, setChecked] = useState<CheckedRow[]>();
  const [imported, setImported] = useState<Imported>();
  // The backend knows more than can be found out beforehand: what it has said of a row holds.
  const [refusals, setRefusals] = useState<ReadonlyMap<number, readonly string[]>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the file and its columns that are checked
  useEffect(() => {
    let isHere = true;
    setChecked(undefined);
    const { yes, no, permission } = messages;
    const reading = { words: csv, yes, no, writing: { locale, delimiter: sheet.delimiter } };
    void checkRows(rows, { entity, session, locale, columns, fields, denied: permission.denied, reading }).then(
      (found) => isHere && setChecked(found),
    );
    return () => {
      isHere = false;
    };
  }, [rows, columns]);
  const judged = checked?.map((row) => {
    const refused = refusals.get(row.number);
    return refused && row.wrong.length === 0 ? { ...row, wrong: refused } : row;
  });
  const good = judged?.filter(({ wrong }) => wrong.length === 0) ?? [];
  const bad = judged?.filter(({ wrong }) => wrong.length > 0) ?? [];
  const choose = (next: ReadonlyMap<string, number>) => {
    setRefusals(new Map());
    setColumns(next);
  };
  const reasonOf = (why: LeftColumn['why']) =>
    why === 'shape' || why === 'unknown' || why === 'chosen'
      ? csv.leftBecause[why]
      : lockText(why, { entity, does: 'create' }, session.role, messages);
  const left = columnsLeft(entity, sheet.headings, columns, around).map(({ heading, why }) => ({
    heading,
    text: reasonOf(why),
  }));
  const start = async (wasAll: boolean) => {
    const outcome = await run(good, wasAll);
    if (outcome.done > 0 && outcome.left === 0) tell({ title: csv.done(outcome.done) });
    if (outcome.refused.length === 0 && bad.length === 0) return onClose();
    setImported(outcome);
    const isTakenBack = outcome.wasAll && outcome.refused.length > 0;
    const refused = new Map(outcome.refused.map(({ number, wrong }) => [number, wrong]));
    setRefusals(new Map([...refusals, ...refused]));
    if (!isTakenBack)
      setRows(rows.filter((row) => refused.has(row.number) || bad.some(({ number }) => number === row.number)));
  };
  return (
    <div className="flex flex-col gap-5">
      {imported && imported.refused.length > 0 && (
        <Banner
          tone="critical"
          role="alert"
          title={
            !imported.wasAll
              ? csv.refused(imported.refused.length)
              : imported.left > 0
                ? csv.stays(imported.left)
                : csv.takenBack
          }
        >
          <ul>
            {imported.refused.map(({ number, cells, wrong }) => (
              <li key={number}>
                {csv.row} {number}, {cells[0]}: {wrong.join(' ')}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <ImportColumns fields={fields} headings={sheet.headings} columns={columns} onChange={choose} left={left} />
      <p role="status" className="text-sm font-medium">
        {progress !== undefined
          ? csv.importing(progress, good.length)
          : checked
            ? csv.summary(good.length, bad.length)
            : csv.checking}
      </p>
      {checked && <ImportPreview entity={entity} headings={sheet.headings} rows={[...bad, ...good]} />}
      {footer &&
        createPortal(
          <>
            <Button tone="quiet" onClick={onAnother}>
              {csv.another}
            </Button>
            {bad.length > 0 && good.length > 0 && (
              <Button tone="primary" busy={progress !== undefined} onClick={() => void start(false)}>
                {csv.importGood(good.length)}
              </Button>
            )}
            {bad.length === 0 && good.length > 0 && (
              <Button tone="primary" busy={progress !== undefined} onClick={() => void start(true)}>
                {csv.importAll(good.length)}
              </Button>
            )}
          </>,
          footer,
        )}
    </div>
  );
}
