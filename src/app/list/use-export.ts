import { cellOf, cellPaths, download, signsIn, toCsv } from '#app/csv';
import { settleAll, useSession } from '#app/data';
import { useMessages } from '#app/messages';
import { useTools } from '#app/messages/tools';
import { useProblemText } from '#app/problems';
import { useLocale } from '#components/locale';
import type { ToastMessage } from '#components/toast';
import type { Entity, Screen, Values } from '#specification';
import { allFitting } from './all-fitting.ts';
import type { ListAddress } from './use-list-query.ts';
import { columnsOf, usePreferences } from './use-preferences.ts';

/** More than a sheet of any program takes in comfort. */
const most = 50_000;

/** Writes all that fit into a file, or those that are chosen, with the columns that are shown; tells what came of it. */
export function useExport(screen: Screen, entity: Entity, { asked, sort, place }: ListAddress) {
  const session = useSession();
  const messages = useMessages();
  const { locale } = useLocale();
  const { csv } = useTools();
  const problemText = useProblemText();
  const [preferences] = usePreferences(screen);
  return async (chosen?: readonly Values[]): Promise<ToastMessage> => {
    try {
      const query = { ...asked, sort };
      const fitting = chosen ? undefined : await allFitting(session, entity, { query, screen, most });
      const { records, isMore } = fitting ?? { records: chosen ?? [], isMore: false };
      const shown = columnsOf(screen, preferences, place);
      // By its key a row is known again when it comes back.
      const { keyField } = entity;
      const paths = (shown.some(({ field }) => field === keyField) ? shown : [...shown, keyField.asPath]).flatMap(
        cellPaths,
      );
      const rows = await settleAll(session.known, (around) =>
        records.map((record) => paths.map((path) => cellOf(path, record, around, messages))),
      );
      download(`${screen.name}.csv`, await toCsv([paths.map(({ label }) => label.text), ...rows], signsIn(locale)));
      return isMore
        ? { title: csv.exportTooMany(records.length), tone: 'caution' }
        : { title: csv.exported(records.length) };
    } catch (error) {
      return { title: `${csv.exportFailed}: ${problemText(error).title}`, tone: 'critical' };
    }
  };
}
