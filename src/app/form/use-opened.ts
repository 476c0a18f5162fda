import { useEffect, useState } from 'react';
import { type Draft, type DraftKeeper, useDrafts, useSession } from '#app/data';
import { switchedOff } from '#app/inputs';
import { useDocument } from '#app/product';
import type { OneRecord } from '#client';
import type { Values } from '#specification';
import { fittingOf } from './fitting.ts';
import type { FormTarget } from './target.ts';

/** What a form was opened with. */
export interface Opened {
  /** What the answers are held against: the record, or what a new one begins with. */
  base: Values;
  /** The record as it was then; absent for a new one. It has the revision that is sent along. */
  from?: OneRecord;
  /** What a new one was begun with by whoever led here: a part of what is kept of it. */
  given?: Values;
  /** What was typed before. */
  draft?: Draft;
  /** All is saved but what was typed while it was on its way. */
  isAhead?: boolean;
  keeper: DraftKeeper;
}

/**
 * What a form opens with: a draft of earlier with what that was made from, else the record, else what a new one begins with.
 * Undefined while that is not known: a default may rest on other records.
 */
export function useOpened({ entity, record }: FormTarget, name: string, given: Values): Opened | undefined {
  const { known } = useSession();
  const { id } = useDocument();
  const drafts = useDrafts();
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    if (opened) return undefined;
    let isHere = true;
    const open = async () => {
      const keeper = await drafts.open(name, fittingOf(entity, name, id));
      // Whoever leads here with an answer means that one.
      const draft = keeper.draft && { ...keeper.draft, values: without(keeper.draft.values, given) };
      // What others change meanwhile is met when it is saved, not slipped in while somebody types.
      const from = draft?.base ? { values: draft.base, etag: draft.etag, changes: [], included: {} } : record;
      const base =
        from?.values ?? switchedOff(entity.fields, await known.settle((around) => entity.begin(around, given)));
      if (isHere) setOpened({ base, given, from, draft, keeper });
    };
    void open();
    return () => {
      isHere = false;
    };
  }, [opened, known, drafts, entity, record, given, name, id]);
  return opened;
}

const without = (values: Values, others: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !Object.hasOwn(others, name)));
