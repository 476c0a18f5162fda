import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/**
 * The control that the label of a field leads to in place of the one that takes over the id of the field, and what tells of such a
 * control with an id of its own. Of several, the one that takes over the id is what the field is about, else the first.
 */
export function useOwnIds(
  field: RefObject<HTMLElement | null>,
  id: string,
): [leadsTo: string | undefined, onControl: (own: string) => () => void] {
  const [ownIds, setOwnIds] = useState<readonly string[]>([]);
  const [leadsTo, setLeadsTo] = useState<string>();
  useLayoutEffect(() => {
    const [taken, own] = [[id], ownIds].map((ids) => field.current?.querySelector(selectorOf(ids))?.id);
    setLeadsTo(taken ? undefined : own);
  }, [field, id, ownIds]);
  const onControl = useCallback((own: string) => {
    setOwnIds((all) => [...all, own]);
    return () => setOwnIds((all) => all.toSpliced(all.indexOf(own), 1));
  }, []);
  return [leadsTo, onControl];
}

const selectorOf = (ids: readonly string[]) => ids.map((id) => `[id="${CSS.escape(id)}"]`).join() || ':not(*)';
