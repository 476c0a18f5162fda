import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSession } from '#app/data';
import { useMessages } from '#app/messages';
import { useTools } from '#app/messages/tools';
import { Banner } from '#components/banner';
import { Button } from '#components/button';
import { useLocale } from '#components/locale';
import { useToast } from '#components/toast';
import type { Entity, Field } from '#specification';
import { type CheckedRow, checkRows } from './check-rows.ts';
import { columnsFor } from './fields-for.ts';
import { ImportColumns } from './import-columns.tsx';
import { ImportPreview } from './import-preview.tsx';
import type { Sheet } from './read-csv.ts';
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
  const { yes, no } = useMessages();
  const { locale } = useLocale();
  const session = useSession();
  const tell = useToast();
  const { run, progress } = useImport(entity);
  const [columns, setColumns] = useState<ReadonlyMap<string, number>>(() => columnsFor(fields, sheet.headings));
  const [rows, setRows] = useState(sheet.rows);
  const [checked, setChecked] = useState<CheckedRow[]>();
  const [imported, setImported] = useState<Imported>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the file and its columns that are checked
  useEffect(() => {
    let isHere = true;
    setChecked(undefined);
    const decimal =
      new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
    void checkRows(
      { rows },
      { entity, session, locale, columns, fields, reading: { words: csv, yes, no, decimal } },
    ).then((found) => isHere && setChecked(found));
    return () => {
      isHere = false;
    };
  }, [rows, columns]);
  const good = checked?.filter(({ wrong }) => wrong.length === 0) ?? [];
  const bad = checked?.filter(({ wrong }) => wrong.length > 0) ?? [];
  const start = async (wasAll: boolean) => {
    const outcome = await run(good, wasAll);
    if (outcome.done > 0 && outcome.left === 0) tell({ title: csv.done(outcome.done) });
    if (outcome.refused.length === 0 && bad.length === 0) return onClose();
    setImported(outcome);
    const isTakenBack = outcome.wasAll && outcome.refused.length > 0;
    const refused = new Set(outcome.refused.map(({ number }) => number));
    if (!isTakenBack)
      setRows(rows.filter((_, index) => refused.has(index + 1) || bad.some(({ number }) => number === index + 1)));
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
                {cells[0]}: {wrong.join(' ')}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <ImportColumns fields={fields} headings={sheet.headings} columns={columns} onChange={setColumns} />
      <p role="status" className="text-sm font-medium">
        {progress !== undefined
          ? csv.importing(progress, good.length)
          : checked
            ? csv.summary(good.length, bad.length)
            : csv.checking}
      </p>
      {checked && <ImportPreview headings={sheet.headings} rows={[...bad, ...good]} />}
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
