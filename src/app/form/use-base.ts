import { useState } from 'react';
import { createFormControl } from 'react-hook-form';
import type { OneRecord } from '#client';
import { pick, type Values } from '#specification';
import { Answers, encoded } from './answers.ts';
import { changed, rebased } from './same.ts';
import type { Opened } from './use-opened.ts';

/** The answers of a form, and what they are held against: each is only another together with the other. */
export interface Base {
  opened: Opened;
  answers: Answers;
  /** What was typed and is not saved. */
  typed: () => Values;
  /** Begins anew with a record as it is now. */
  begin: (from: OneRecord | undefined) => void;
  /** What was typed is there again, over what it was typed over. */
  restore: (as: Opened, typed: Values) => void;
  /** Goes on with the record as it is now: what was typed stays, save what gives way. */
  goOn: (current: OneRecord, given: readonly string[]) => void;
  /** Goes on with what was typed while the record was saved. */
  goAhead: (saved: OneRecord, meanwhile: Values) => void;
}

/** @param names the fields of the form */
export function useBase(first: Opened, names: readonly string[]): Base {
  const [opened, setOpened] = useState(first);
  const [answers] = useState(() => {
    const begun = pick({ ...first.base, ...first.draft?.values }, names);
    // Without its hook, which would draw the whole form once more when it is there.
    return new Answers(createFormControl<Values>({ defaultValues: encoded(begun) }), begun);
  });
  const { keeper } = opened;
  return {
    opened,
    answers,
    typed: () => changed(answers.values(), opened.base),
    begin: (from) => {
      const base = from?.values ?? first.base;
      answers.reset(pick(base, names));
      setOpened({ base, from, keeper });
    },
    restore: (as, typed) => {
      as.keeper.keep({ values: typed, base: as.from?.values, etag: as.from?.etag });
      answers.reset(pick({ ...as.base, ...typed }, names));
      setOpened(as);
    },
    goOn: (current, given) => {
      answers.reset({ ...rebased(answers.values(), opened.base, current.values), ...pick(current.values, given) });
      setOpened({ base: current.values, from: current, keeper });
    },
    goAhead: (saved, meanwhile) => {
      const { values: base, etag } = saved;
      keeper.keep({ values: meanwhile, base, etag });
      answers.reset(pick({ ...base, ...meanwhile }, names));
      setOpened({ base, from: saved, isAhead: true, keeper });
    },
  };
}
