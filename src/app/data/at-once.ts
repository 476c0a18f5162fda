import { useQueryClient } from '@tanstack/react-query';
import { useDocument } from '#app/product';
import { type AtOnce, type Change, type Client, createClient, type OneRecord } from '#client';
import { tellOtherTabs } from './other-tabs.ts';
import { noteOwnChange } from './own-changes.ts';
import { useSession } from './session.tsx';

/** Does what work asks for all at once; none of it where it throws or comes to undefined. */
type DoAtOnce = <Done>(
  work: (change: Client['change']) => Promise<Done | undefined>,
) => Promise<AtOnce<Done> | undefined>;

/** Changes records all at once; undefined where whoever answers cannot. */
export function useAtOnce(): DoAtOnce | undefined {
  const { id } = useDocument();
  const { connection, subject, known } = useSession();
  const queries = useQueryClient();
  const { atOnce } = connection;
  if (!atOnce) return undefined;
  return async (work) => {
    let made: [Change, OneRecord][] = [];
    const outcome = await atOnce((own) => {
      const { change } = createClient(own, subject);
      made = [];
      return work(async (asked) => {
        const saved = await change(asked);
        if (saved) made.push([asked, saved]);
        return saved;
      });
    });
    if (!outcome) return undefined;
    for (const [{ entity, record }, saved] of made) {
      const etag = outcome.etagOf(entity.name, entity.keyOf(saved.values));
      noteOwnChange(known, entity, record, { ...saved, etag });
    }
    tellOtherTabs(id);
    known.invalidate();
    // Asked anew by who does it together with the rest.
    await queries.invalidateQueries({ queryKey: ['records', id], refetchType: 'none' });
    return outcome;
  };
}
