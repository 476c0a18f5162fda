import { useEffect, useState } from 'react';
import { type Draft, readDraft, useSession } from '#app/data';
import type { OneRecord } from '#client';
import type { Values } from '#specification';
import type { FormTarget } from './target.ts';

/** What a form was opened with. */
export interface Opened {
  /** What the answers are held against: the record, or what a new one begins with. */
  base: Values;
  /** The record as it was then; absent for a new one. It has the revision that is sent along. */
  from?: OneRecord;
  /** What was typed before. */
  draft?: Draft;
}

/**
 * What a form opens with: a draft of earlier with what that was made from, else the record, else what a new one begins with.
 * Undefined while that is not known: a default may rest on other records.
 */
export function useOpened({ entity, record }: FormTarget, name: string, given: Values): Opened | undefined {
  const { known } = useSession();
  const [opened, setOpened] = useState<Opened | undefined>(() => {
    const draft = readDraft(name);
    if (!record) return undefined;
    // What others change meanwhile is met when it is saved, not slipped in while somebody types.
    const from = draft?.base ? { values: draft.base, etag: draft.etag, changes: [], included: {} } : record;
    return { base: from.values, from, draft };
  });
  useEffect(() => {
    if (opened) return undefined;
    let isHere = true;
    void known
      .settle((around) => ({ ...entity.begin(around), ...given }))
      .then((base) => isHere && setOpened({ base, draft: readDraft(name) }));
    return () => {
      isHere = false;
    };
  }, [opened, known, entity, given, name]);
  return opened;
}
