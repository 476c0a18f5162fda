import { useDocument } from '#app/product';
import { tellOtherTabs } from './other-tabs.ts';
import { useSession } from './session.tsx';
import { useAskAnew } from './use-ask-anew.ts';

/** Brings the sample records back; undefined where a server of the product's own keeps the records. */
export function useReset(): (() => Promise<void>) | undefined {
  const { id } = useDocument();
  const { connection, known } = useSession();
  const askAnew = useAskAnew();
  const { reset } = connection;
  if (!reset) return undefined;
  return async () => {
    await reset();
    tellOtherTabs(id);
    known.invalidate();
    askAnew();
  };
}
