import { Download } from 'lucide-react';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { rowsDo, useAround, useSession } from '#app/data';
import { lockText } from '#app/form';
import { useMessages } from '#app/messages';
import { useTools } from '#app/messages/tools';
import { useReasons } from '#app/problems';
import { Banner } from '#components/banner';
import { Button } from '#components/button';
import { listed, useLocale } from '#components/locale';
import { useToast } from '#components/toast';
import type { Entity } from '#specification';
import { cellsFor, columnsFor, columnsLeft, isSetByProduct, type LeftColumn, namingFields } from './cells-for.ts';
import { ImportBy } from './import-by.tsx';
import { ImportColumns } from './import-columns.tsx';
import { ImportLeft } from './import-left.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { ImportPreview } from './import-preview.tsx';
import type { CheckedRow } from './judging.ts';
import type { Sheet, SheetRow } from './read-csv.ts';
import { download, signsIn, toCsv } from './to-csv.ts';
import { useChecked } from './use-checked.ts';
import { type Imported, useImport } from './use-import.ts';

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

const hasWarning = ({ warned = [] }: CheckedRow) => warned.length > 0;
const headingIn = ({ heading }: LeftColumn) => heading;

/** A row may have fewer cells than there are headings. */
const putAt = (cells: readonly string[], at: number, written: string): string[] =>
  Array.from({ length: Math.max(cells.length, at + 1) }, (_, place) => (place === at ? written : (cells[place] ?? '')));

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
  const around = useAround();
  const { role } = useSession();
  const reasonsOf = useReasons();
  const tell = useToast();
  const { run, stop, progress, undoOf, isHere } = useImport(entity);
  const later = useRef<(() => void)[]>([]);
  const mayDo = rowsDo(entity, around);
  const candidates = mayDo.includes('update') ? namingFields(entity, around) : [];
  const named = columnsFor(
    candidates.map(({ asPath }) => asPath),
    sheet.headings,
  );
  const naming = candidates.filter(({ name }) => named.has(name));
  // A file that names records by their key was written by an export.
  const [by, setBy] = useState(() => naming.find((field) => field === entity.keyField || !mayDo.includes('create')));
  const does = by ? mayDo : (['create'] as const);
  const cells = cellsFor(entity, around, does);
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(() =>
    columnsFor(cellsFor(entity, around, mayDo), sheet.headings),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: which cells there are follows from what names the records
  const columns = useMemo(() => {
    const asked = [...chosen].filter(([name]) => cells.some((cell) => cell.name === name));
    return new Map([...(by ? columnsFor([by.asPath], sheet.headings) : []), ...asked]);
  }, [by, chosen]);
  const [rows, setRows] = useState<readonly SheetRow[]>(sheet.rows);
  const { checked, isChecking, failure } = useChecked({ entity, cells, columns, by, rows, delimiter: sheet.delimiter });
  /** By number: what was put right stays where it was. */
  const [mended, setMended] = useState<ReadonlySet<number>>(new Set());
  const mends = useRef(0);
  const place = useRef<HTMLDivElement>(null);
  const [imported, setImported] = useState<Imported>();
  // The backend knows more than can be found out beforehand: what it has said of a row holds.
  const [refusals, setRefusals] = useState<ReadonlyMap<number, readonly string[]>>(new Map());
  const judged = (checked ?? []).map((row) => {
    const refused = refusals.get(row.number);
    return refused && row.wrong.length === 0 ? { ...row, wrong: refused } : row;
  });
  const bad = judged.filter(({ wrong }) => wrong.length > 0);
  const isFirst = (row: CheckedRow) => row.wrong.length > 0 || mended.has(row.number);
  const unchanged = judged.filter(({ wrong, does }) => wrong.length === 0 && does === 'unchanged');
  // What deserves a look is seen first.
  const good = judged
    .filter(({ wrong, does }) => wrong.length === 0 && does !== 'unchanged')
    .toSorted((one, other) => Number(hasWarning(other)) - Number(hasWarning(one)));
  const updates = good.filter((row) => row.does === 'update').length;
  const left = columnsLeft(entity, sheet, columns, around, does);
  const mend = ({ number }: CheckedRow, at: number, written: string) => {
    isWorkedOn.current = true;
    mends.current += 1;
    setMended((before) => new Set(before).add(number));
    setRefusals((before) => new Map([...before].filter(([refused]) => refused !== number)));
    setRows((before) =>
      before.map((row) => (row.number === number ? { ...row, cells: putAt(row.cells, at, written) } : row)),
    );
  };
  const isRunning = progress !== undefined;
  // Drawn anew with what it shows, and not with each row that is imported.
  // biome-ignore lint/correctness/useExhaustiveDependencies: all of it follows from what was checked
  const preview = useMemo(
    () =>
      checked && (
        <ImportPreview
          entity={entity}
          headings={sheet.headings}
          columns={columns}
          left={new Set(left.map(({ at }) => at))}
          cells={cells}
          rows={[...judged.filter(isFirst), ...[...good, ...unchanged].filter((row) => !isFirst(row))]}
          isMendable={(row) => !isRunning && isFirst(row) && row.fault === undefined}
          onMend={mend}
          mayChange={by !== undefined}
        />
      ),
    [checked, columns, refusals, mended, isRunning],
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
  const anew = (change: () => void) => {
    setRefusals(new Map());
    change();
  };
  const reasonOf = (why: LeftColumn['why']) =>
    why === 'shape' || why === 'parts' || why === 'file' || why === 'unknown' || why === 'chosen'
      ? csv.leftBecause[why]
      : lockText(why, { entity, does: 'create' }, role, messages);
  const missed = left.filter((column) => !isSetByProduct(column));
  const without = missed.length > mostNamed ? csv.columnCount(missed.length) : listed(locale, missed.map(headingIn));
  const start = async (wasAll: boolean) => {
    const before = mends.current;
    place.current?.querySelector<HTMLFormElement>('form[data-edited]')?.requestSubmit();
    // What is still typed is looked at first: who presses then knows what is imported.
    if (mends.current !== before) return;
    isUnderWay.current = true;
    const outcome = await run(good, wasAll);
    isUnderWay.current = false;
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
    setRefusals(new Map([...refusals, ...refused.map(({ number, wrong }) => [number, wrong] as const)]));
    const isTakenBack = isStopped || (wasAll && refused.length > 0);
    const kept = new Set(outcome.kept);
    isWorkedOn.current = [...refused, ...bad].some(({ number }) => mended.has(number));
    const stays = new Set([...refused, ...bad].map(({ number }) => number));
    // What was changed and taken back has another revision than before.
    setRows((now) => now.filter(({ number }) => (isTakenBack ? !kept.has(number) : stays.has(number))));
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
        <ImportBy
          options={naming}
          by={by}
          mayCreate={mayDo.includes('create')}
          onChange={(field) => anew(() => setBy(field))}
        />
      )}
      <ImportLeft
        columns={missed.map(({ why, ...column }) => ({ ...column, text: reasonOf(why) }))}
        setByProduct={left.filter(isSetByProduct).map(headingIn)}
      />
      <ImportColumns
        cells={cells}
        headings={sheet.headings}
        columns={columns}
        onChange={(next) => anew(() => setChosen(next))}
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
          <>
            {failure === undefined && (
              <p role="status" className="me-auto self-center text-sm font-medium">
                {progress
                  ? csv.importing(progress.done, progress.of)
                  : isChecking
                    ? csv.checking
                    : by
                      ? csv.summaryBy(good.length - updates, updates, unchanged.length, bad.length, without)
                      : csv.summary(good.length, bad.length, without)}
              </p>
            )}
            {progress === undefined ? (
              <Button variant="quiet" onClick={onAnother}>
                {csv.another}
              </Button>
            ) : (
              <Button variant="quiet" onClick={stop}>
                {csv.stop}
              </Button>
            )}
            {(failure !== undefined || refusals.size > 0) && (
              <Button variant="quiet" onClick={() => anew(() => setRows([...rows]))}>
                {csv.checkAgain}
              </Button>
            )}
            {imported && good.length === 0 && (
              <Button variant="primary" onClick={onFinish}>
                {csv.finish}
              </Button>
            )}
            {failure === undefined && good.length > 0 && (
              <Button
                variant="primary"
                busy={progress !== undefined || isChecking}
                onClick={() => void start(bad.length === 0)}
              >
                {bad.length > 0 ? csv.importGood(good.length) : csv.importAll(good.length)}
              </Button>
            )}
          </>,
          footer,
        )}
    </div>
  );
}
