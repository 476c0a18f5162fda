import { useQuery } from '@tanstack/react-query';
import { useSession, useWhileSame } from '#app/data';
import { useProduct } from '#app/product';
import { toldPaths, useRecordName } from '#app/screens';
import { type Entity, everything, folded, type Screen, type Values, wordsOf } from '#specification';
import { hintOf } from './hint-of.ts';
import { byName } from './name-rank.ts';

/** A record that fits what is typed. */
interface FoundRecord {
  /** The list that it stands in. */
  screen: Screen;
  entity: Entity;
  values: Values;
  /** The field that fits, and its words, where that is not the name. */
  hint: string | undefined;
}

/** A list in which more fits than is shown. */
interface FoundList {
  screen: Screen;
  entity: Entity;
  /** How many fit; undefined where nobody counts. */
  total: number | undefined;
}

interface Found {
  records: readonly FoundRecord[];
  lists: readonly FoundList[];
  /** Why a list could not be had: it is left out. */
  failure?: unknown;
}

/** Of each kind so many are shown, of so many that are asked for: who is called so may come late in a list. */
const most = 5;
const mostAsked = 50;
const nothing: Found = { records: [], lists: [] };
/** Whoever types on is not asked for each letter. */
const pause = 150;

/** Records of every list that somebody may see, by what is typed. */
export function useFoundRecords(typed: string): Found & { isPending: boolean } {
  const { client, subject, key, known } = useSession();
  const nameOf = useRecordName();
  const { screens } = useProduct();
  const search = typed.trim();
  const lists = screens.flatMap((screen) => {
    const { entity, kind } = screen;
    const isOpen = kind === 'list' && !screen.needsRecord && screen.isFor(subject) && screen.search.length > 0;
    return entity && isOpen ? [{ screen, entity }] : [];
  });
  const ofPalette = [...key, 'palette'];
  const placeholderData = useWhileSame(ofPalette);
  const {
    data = nothing,
    isFetching,
    isPlaceholderData,
  } = useQuery({
    queryKey: [...ofPalette, search],
    enabled: search !== '',
    placeholderData,
    queryFn: async ({ signal }): Promise<Found> => {
      await new Promise((resolve) => setTimeout(resolve, pause));
      signal.throwIfAborted();
      const ask = ({ screen, entity }: { screen: Screen; entity: Entity }) =>
        client.list(entity, { query: { ...everything, search }, size: mostAsked, screen, signal });
      const answers = await Promise.allSettled(lists.map(ask));
      const found = answers.flatMap((answer, index) => {
        const list = lists[index];
        if (answer.status === 'rejected' || !list) return [];
        const { entity, screen } = list;
        known.putAll(entity, answer.value.included);
        const best = byName(answer.value.items, search, (values) => nameOf(entity, values)).slice(0, most);
        return best.map((values) => {
          const around = known.around();
          // What stands beside its name says it as well.
          const beside = toldPaths(screen.columns, values, around).map((path) =>
            wordsOf(path.field, path.read(values, around), around),
          );
          const said = [nameOf(entity, values), ...beside].join(' ');
          const hint = hintOf(search, said, screen.search, values, around);
          return { screen, entity, values, hint };
        });
      });
      // A record stands in every list that it belongs in.
      const byRecord = Map.groupBy(found, ({ entity, values }) => `${entity.name}/${entity.keyOf(values)}`);
      const each = [...byRecord.values()].flatMap(([first]) => first ?? []);
      return {
        lists: answers.flatMap((answer, index) => {
          const list = lists[index];
          if (answer.status === 'rejected' || !list) return [];
          const { items, total } = answer.value;
          return items.length > most ? [{ ...list, total }] : [];
        }),
        records: byName(each, search, ({ entity, values }) => nameOf(entity, values)),
        failure: answers.find((answer) => answer.status === 'rejected')?.reason,
      };
    },
  });
  if (search === '') return { ...nothing, isPending: isFetching };
  // What was found by other letters stays as far as it is called so: nobody opens what they did not look for.
  const isStill = ({ entity, values }: FoundRecord) => folded(nameOf(entity, values)).includes(folded(search));
  const found = isPlaceholderData ? { ...data, records: data.records.filter(isStill), lists: [] } : data;
  return { ...found, isPending: isFetching };
}
