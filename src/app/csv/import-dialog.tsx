import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { mayDo, rowsDo, useAround } from '#app/data';
import { useTools } from '#app/messages/tools';
import { Banner } from '#components/banner';
import { Button } from '#components/button';
import { AlertDialog, Dialog } from '#components/dialog';
import { FileDrop } from '#components/file-drop';
import { useLocale, useStrings } from '#components/locale';
import type { Entity } from '#specification';
import { cellsFor } from './cells-for.ts';
import { ImportRows } from './import-rows.tsx';
import { mostBytes, mostRows, readCsv, type Sheet } from './read-csv.ts';
import { download, signsIn, toCsv } from './to-csv.ts';

/** Records out of a file: what its columns are, what each row is worth, and only then the import. */
export function ImportDialog({ entity, onClose }: { entity: Entity; onClose: () => void }) {
  const { csv } = useTools();
  const { locale } = useLocale();
  const around = useAround();
  const [sheet, setSheet] = useState<Sheet>();
  const [wrong, setWrong] = useState<string>();
  /** Whoever leaves an import that is under way stops it first. */
  const isUnderWay = useRef(false);
  /** Nobody loses what they put right by a key. */
  const isWorkedOn = useRef(false);
  /** What is done once somebody said that it is meant. */
  const [leaving, setLeaving] = useState<() => void>();
  const strings = useStrings();
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const cells = cellsFor(entity, around, rowsDo(entity, around));
  const several = cells.filter(({ steps }) => steps.some(({ items }) => items)).map(({ label }) => label.text);
  const leave = (act: () => void) => {
    if (isUnderWay.current) return;
    if (isWorkedOn.current) setLeaving(() => act);
    else act();
  };
  const another = () => {
    isWorkedOn.current = false;
    setSheet(undefined);
  };
  const open = async (file: File) => {
    setWrong(undefined);
    const read = await readCsv(file).catch(() => undefined);
    if (!read) return setWrong(csv.unreadable);
    if (read.rows.length === 0) return setWrong(csv.noRows);
    if (read.count > mostRows) return setWrong(csv.tooMany(mostRows, read.count));
    setSheet(read);
  };
  const template = async () =>
    download(`${entity.name}.csv`, await toCsv([cells.map(({ label }) => label.text)], signsIn(locale)));
  return (
    <Dialog
      open
      size={sheet ? 'lg' : 'md'}
      onOpenChange={(isOpen) => isOpen || leave(onClose)}
      title={csv.importTitle(entity.plural.text)}
      description={[
        csv.importText(mostRows),
        several.length > 0 && csv.several(several),
        !mayDo(entity, 'delete', around) && csv.forGood,
      ]
        .filter(Boolean)
        .join(' ')}
      actions={sheet && <div ref={setFooter} className="flex grow flex-wrap justify-end gap-3" />}
    >
      {sheet ? (
        <ImportRows
          {...{ entity, sheet, footer, isUnderWay, isWorkedOn, onClose }}
          onAnother={() => leave(another)}
          onFinish={() => leave(onClose)}
        />
      ) : (
        <div className="flex flex-col items-start gap-4">
          {wrong && <Banner tone="critical" role="alert" title={wrong} />}
          <FileDrop
            className="w-full"
            accept=".csv,text/csv"
            maxSize={mostBytes}
            onFiles={([file]) => file && void open(file)}
          />
          <Button size="sm" variant="quiet" onClick={() => void template()}>
            <Download aria-hidden className="size-4" />
            {csv.template}
          </Button>
        </div>
      )}
      <AlertDialog
        open={leaving !== undefined}
        onOpenChange={(isOpen) => isOpen || setLeaving(undefined)}
        title={csv.leave}
        description={csv.leaveText}
        action={csv.leaveNow}
        wayOut={strings.goBack}
        tone="critical"
        onAction={() => leaving?.()}
      />
    </Dialog>
  );
}
