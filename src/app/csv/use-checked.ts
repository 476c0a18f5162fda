import { useEffect, useRef, useState } from 'react';
import { useSession } from '#app/data';
import { lockText } from '#app/form';
import { useMessages } from '#app/messages';
import { useTools } from '#app/messages/tools';
import { useLocale } from '#components/locale';
import type { Read } from './answer-of.ts';
import { checkRows } from './check-rows.ts';
import type { CheckedRow, Checking } from './judging.ts';
import type { SheetRow } from './read-csv.ts';

interface Asked extends Pick<Checking, 'entity' | 'cells' | 'columns' | 'by'> {
  rows: readonly SheetRow[];
  delimiter: string;
}

interface Found extends Pick<Asked, 'rows' | 'columns' | 'by'> {
  checked: CheckedRow[];
}

/** The rows of a file, checked anew whenever they, their columns, or what they name records with are others. */
export function useChecked({ entity, cells, columns, by, rows, delimiter }: Asked) {
  const { csv } = useTools();
  const messages = useMessages();
  const { locale } = useLocale();
  const session = useSession();
  const [found, setFound] = useState<Found>();
  const [failure, setFailure] = useState<unknown>();
  // A cell that is mended is looked up, and not all of the file with it.
  const references = useRef(new Map<string, Read>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the file and its columns that are checked
  useEffect(() => {
    let isHere = true;
    setFailure(undefined);
    checkRows(rows, {
      entity,
      session,
      locale,
      columns,
      cells,
      by,
      references: references.current,
      denied: messages.permission.denied,
      lockText: (lock, target) => lockText(lock, target, session.role, messages),
      reading: { words: csv, said: messages, writing: { locale, delimiter } },
    }).then(
      (checked) => isHere && setFound({ checked, rows, columns, by }),
      (error: unknown) => isHere && setFailure(error),
    );
    return () => {
      isHere = false;
    };
  }, [rows, columns, by]);
  // What was found of other rows is shown until these are checked: a cell that is mended stays where it is.
  const isAlike = found?.columns === columns && found.by === by;
  return { checked: isAlike ? found.checked : undefined, isChecking: !isAlike || found.rows !== rows, failure };
}
