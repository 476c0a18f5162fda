import { flushSync } from 'react-dom';
import { useInPlaceOfPage, useSession } from '#app/data';
import { useTools } from '#app/messages/tools';
import { useReasons } from '#app/problems';
import { useToast } from '#components/toast';
import { allFitting } from './all-fitting.ts';
import type { ListPartProps } from './list-records.tsx';

/** Whatever somebody does after it was printed is done with the page that they were on. */
const ends = ['afterprint', 'pointerdown', 'keydown'];

/** Prints all that fit, not the page that is shown of them. */
export function usePrint(
  { screen, entity, address: { asked, sort } }: ListPartProps,
  total: number | undefined,
): () => Promise<void> {
  const session = useSession();
  const tell = useToast();
  const { csv } = useTools();
  const reasonsOf = useReasons();
  const query = { ...asked, sort };
  const show = useInPlaceOfPage(entity, { query, size: screen.pageSize, screen });
  return async () => {
    const { href } = location;
    try {
      const { records, isMore } = await allFitting(session, entity, { query, screen });
      // Whoever went on meanwhile is not led back, nor given the paper of another page.
      if (location.href !== href) return;
      if (isMore) tell({ title: csv.printTooMany(records.length), tone: 'caution' });
      const shown = flushSync(() =>
        show({ items: records, total: total ?? records.length, next: undefined, included: {} }),
      );
      const end = new AbortController();
      for (const name of ends)
        addEventListener(
          name,
          () => {
            end.abort();
            shown.end();
          },
          { signal: end.signal, capture: true },
        );
      // Once they are drawn; a page that was answered meanwhile is not what was asked for.
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (end.signal.aborted) return;
          flushSync(shown.keep);
          print();
        }),
      );
    } catch (error) {
      tell({ title: reasonsOf(error).join(' '), tone: 'critical' });
    }
  };
}
