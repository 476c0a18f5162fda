import { useEffect, useState } from 'react';
import { useDraftName } from './draft-name.ts';
import { useDrafts } from './drafts.ts';

/** Whether a draft of a form waits in this browser for whoever is there. */
export function useHasDraft(form: string): boolean {
  const drafts = useDrafts();
  const name = useDraftName()(form);
  const [found, setFound] = useState<string>();
  useEffect(() => {
    let isHere = true;
    void drafts.has(name).then((has) => isHere && setFound(has ? name : undefined));
    return () => {
      isHere = false;
    };
  }, [drafts, name]);
  return found === name;
}
