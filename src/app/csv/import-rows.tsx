import { Download } from 'lucide-react';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSession } from '#app/data';
import { lockText } from '#app/form';
import { useMessages } from '#app/messages';
import { useTools } from '#app/messages/tools';
import { useReasons } from '#app/problems';
import { Banner } from '#components/banner';
import { Button } from '#components/button';
import { listed, useLocale } from '#components/locale';
import { useToast } from '#components/toast';
import type { Entity } from '#specification';
import { isSetByProduct, type LeftColumn } from './cells-for.ts';
import { ImportActions } from './import-actions.tsx';
import { ImportBy } from './import-by.tsx';
import { ImportColumns } from './import-columns.tsx';
import { ImportLeft } from './import-left.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { ImportPreview } from './import-preview.tsx';
import type { Sheet } from './read-csv.ts';
import { download, signsIn, toCsv } from './to-csv.ts';
import { useColumns } from './use-columns.ts';
import { type Imported, useImport } from './use-import.ts';
import { useRows } from './use-rows.ts';

interface ImportRowsProps {
  entity: Entity;
  sheet: Sheet;
  /** Where the buttons stand. */
  footer: HTMLElement | null;
  /** Whether records are being made: nothing closes it meanwhile. */
  isUnderWay: RefObject<boolean>;
  /** Whether something was put right that is not imported yet. */
  isWorkedOn: RefObject<boolean>;
  onAnother: () => void;
  /** Told that all is imported. */
  onClose: () => void;
  /** Told that somebody leaves the rest as it is. */
  onFinish: () => void;
}

const headingIn = ({ heading }: LeftColumn) => heading;

/** More columns are counted, and named above. */
const mostNamed = 3;

/** The rows of a file, checked against the product, and the import of all or of the good ones. */
export function ImportRows({
  entity,
  sheet,
  footer,
  isUnderWay,
  isWorkedOn,
  onAnother,
  onClose,
  onFinish,
}: ImportRowsProps) {
  const { csv } = useTools();
  const messages = useMessages();
  const { locale } = useLocale();
  const { role } = useSession();
  const reasonsOf = useReasons();
  const tell = useToast();
  const { run, stop, progress, undoOf, isHere } = useImport(entity);
  const later = useRef<(() => void)[]>([]);
  const place = useRef<HTMLDivElement>(null);
  const { naming, mayCreate, by, setBy, cells, columns, choose, left } = useColumns(entity, sheet);
  const rows = useRows(sheet, { entity, cells, columns, by });
  const { isChecked, isChecking, failure, bad, good, unchanged } = rows;
  const [imported, setImported] = useState<Imported>();
  const isRunning = progress !== undefined;
  // Drawn anew with what it shows, and not with each row that is imported.
  // biome-ignore lint/correctness/useExhaustiveDependencies: all of it follows from what was checked
  const preview = useMemo(
    () =>
      isChecked && (
        <ImportPreview
          entity={entity}
          headings={sheet.headings}
          columns={columns}
          left={new Set(left.map(({ at }) => at))}
          cells={cells}
          rows={rows.inOrder}
          isMendable={(row) => !isRunning && rows.isMendable(row)}
          onMend={(...mended) => {
            isWorkedOn.current = true;
            rows.mend(...mended);
          }}
          mayChange={by !== undefined}
        />
      ),
    [...rows.drawnOf, columns, isRunning],
  );
  const downloadWrong = async () => {
    // What stands beyond the last heading is not lost.
    const count = sheet.headings.length;
    const lines = bad.map(({ cells, wrong }) => [
      ...sheet.headings.map((_, at) => cells[at] ?? ''),
      wrong.join(' '),
      ...cells.slice(count),
    ]);
    download(
      `${entity.name}-${csv.whatIsWrong}.csv`,
      await toCsv([[...sheet.headings, csv.whatIsWrong], ...lines], { ...signsIn(locale), delimiter: sheet.delimiter }),
    );
  };
  /** What the backend has said before holds no more. */
  const anew = (change: () => void) => {
    rows.forget();
    change();
  };
  const reasonOf = (why: LeftColumn['why']) =>
    why === 'shape' || why === 'parts' || why === 'file' || why === 'unknown' || why === 'chosen'
      ? csv.leftBecause[why]
      : lockText(why, { entity, does: 'create' }, role, messages);
  const missed = left.filter((column) => !isSetByProduct(column));
  const without = missed.length > mostNamed ? csv.columnCount(missed.length) : listed(locale, missed.map(headingIn));
  const updates = good.filter((row) => row.does === 'update').length;
  const summary = by
    ? csv.summaryBy(good.length - updates, updates, unchanged.length, bad.length, without)
    : csv.summary(good.length, bad.length, without);
  const start = async (wasAll: boolean) => {
    const before = rows.mends.current;
    place.current?.querySelector<HTMLFormElement>('form[data-edited]')?.requestSubmit();
    // What is still typed is looked at first: who presses then knows what is imported.
    if (rows.mends.current !== before) return;
    isUnderWay.current = true;
    const outcome = await run(good, wasAll).catch((error: unknown) => {
      tell({ title: reasonsOf(error).join(' '), tone: 'critical' });
      return undefined;
    });
    isUnderWay.current = false;
    if (!outcome) return;
    const { done, refused, isStopped } = outcome;
    if (!isHere())
      return tell({
        title: isStopped ? csv.stopped(outcome.left) : csv.done(done.length),
        tone: outcome.left > 0 ? 'critical' : isStopped ? 'info' : undefined,
        actions: done.length > 0 ? [undoOf(...done)] : [],
      });
    const isClosing = refused.length === 0 && bad.length === 0 && !isStopped;
    const tellDone = () => tell({ title: csv.done(done.length), actions: [undoOf(...done)] });
    if (done.length > 0 && outcome.left === 0) {
      if (isClosing) tellDone();
      else later.current = [...later.current, tellDone];
    }
    if (isClosing) return onClose();
    setImported(outcome);
    isWorkedOn.current = rows.keep(outcome);
  };
  // Nothing can be pressed beside a dialog: the way back is offered when it is closed.
  useEffect(
    () => () => {
      for (const tellDone of later.current) tellDone();
    },
    [],
  );
  return (
    <div ref={place} className="flex flex-col gap-5">
      {imported && imported.done.length > imported.left && (
        <Banner tone="positive" role="status" title={csv.done(imported.done.length)} />
      )}
      {imported && (imported.refused.length > 0 || imported.isStopped) && <ImportOutcome {...imported} />}
      {naming.length > 0 && (
        <ImportBy options={naming} by={by} mayCreate={mayCreate} onChange={(field) => anew(() => setBy(field))} />
      )}
      <ImportLeft
        columns={missed.map(({ why, ...column }) => ({ ...column, text: reasonOf(why) }))}
        setByProduct={left.filter(isSetByProduct).map(headingIn)}
      />
      <ImportColumns
        cells={cells}
        headings={sheet.headings}
        columns={columns}
        onChange={(next) => anew(() => choose(next))}
        isOpen={left.some(({ why }) => why === 'unknown' || why === 'chosen')}
        isAllNew={by === undefined}
      />
      {failure !== undefined && (
        <Banner tone="critical" role="alert" title={csv.checkFailed}>
          {reasonsOf(failure).join(' ')}
        </Banner>
      )}
      {bad.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-sm text-muted">{csv.mendHere}</p>
          <Button size="sm" variant="quiet" className="ms-auto" onClick={() => void downloadWrong()}>
            <Download aria-hidden className="size-4" />
            {csv.downloadWrong(bad.length)}
          </Button>
        </div>
      )}
      {preview}
      {footer &&
        createPortal(
          <ImportActions
            summary={failure === undefined ? summary : undefined}
            good={good.length}
            bad={bad.length}
            {...{ isChecking, progress, onAnother }}
            onImport={() => void start(bad.length === 0)}
            onStop={stop}
            onCheckAgain={failure !== undefined || rows.hasRefusals ? () => anew(rows.checkAgain) : undefined}
            onFinish={imported && good.length === 0 ? onFinish : undefined}
          />,
          footer,
        )}
    </div>
  );
}
