import { useQueryClient } from '@tanstack/react-query';
import { useDocument } from '#app/product';
import { type AtOnce, type Client, createClient } from '#client';
import { tellOtherTabs } from './other-tabs.ts';
import { useSession } from './session.tsx';

/** Does what work asks for all at once, or, where it throws, none of it. */
type DoAtOnce = <Done>(work: (change: Client['change']) => Promise<Done>) => Promise<AtOnce<Done>>;

/** Changes records all at once; undefined where whoever answers cannot. */
export function useAtOnce(): DoAtOnce | undefined {
  const { id } = useDocument();
  const { connection, subject, known } = useSession();
  const queries = useQueryClient();
  const { atOnce } = connection;
  if (!atOnce) return undefined;
  return async (work) => {
    const outcome = await atOnce((own) => work(createClient(own, subject).change));
    tellOtherTabs(id);
    known.invalidate();
    // Asked anew by who does it together with the rest.
    await queries.invalidateQueries({ queryKey: ['records', id], refetchType: 'none' });
    return outcome;
  };
}
