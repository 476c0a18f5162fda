import { useState } from 'react';
import { newId, useChange, useSession } from '#app/data';
import { useMessages } from '#app/messages';
import { placeOf } from '#app/problems';
import { guardFindings } from '#app/screens';
import { type OneRecord, outcomeOf, ProblemError } from '#client';
import { type Field, isEmpty, isOffered, pick, stepsOf, type Values } from '#specification';
import type { Answers } from './answers.ts';
import { answerable } from './locks.ts';
import { atFirst, type Placed, placed } from './place-errors.ts';
import { changed } from './same.ts';
import { sent } from './sent.ts';
import { type FormTarget, judgedOf, transitionOf } from './target.ts';
import type { FormChecks } from './use-checks.ts';
import type { Opened } from './use-opened.ts';

/** What came of a try to send a form. */
type Outcome = 'saved' | 'wrong' | 'failed';

export interface Submit {
  isBusy: boolean;
  /** What went wrong with the last try, beyond its answers. */
  failure: unknown;
  clear: () => void;
  send: () => Promise<Outcome>;
}

export interface SubmitOptions {
  target: FormTarget;
  opened: Opened;
  answers: Answers;
  checks: FormChecks;
  /** All that the form asks for. */
  fields: readonly Field[];
  /** @param sent the answers as they were when they were sent */
  onSaved: (saved: OneRecord | undefined, sent: Values) => void;
  /** Called once it is known that it is not saved, and why where somebody else said so. */
  onFailed: (error?: unknown) => void;
}

/** Checks the answers, asks the guard, sends, and puts what went wrong where it belongs. */
export function useSubmit({ target, opened, answers, checks, fields, onSaved, onFailed }: SubmitOptions): Submit {
  const { entity, does } = target;
  const { base, from } = opened;
  const { product } = entity;
  const messages = useMessages();
  const { known } = useSession();
  const change = useChange();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  // One key for every try of the same form, so that what was saved in spite of a lost answer is not saved twice.
  const [idempotencyKey, setIdempotencyKey] = useState(newId);

  /** Why the guard does not let it pass, at the first field of the form that it speaks of. */
  const refusal = async (): Promise<Placed | undefined> => {
    const transition = transitionOf(target);
    if (!transition?.guard) return undefined;
    return known.settle((around) => {
      const values = { ...base, ...answers.values() };
      const guard = transition.test(values, around);
      if (isOffered(guard, transition.guard, entity, values, around)) return undefined;
      const here = new Set(answerable(target, fields, judgedOf(target, base, values), around).map(({ name }) => name));
      const findings = atFirst(guardFindings(transition, values, around, messages), here);
      return placed(entity, findings, () => true);
    });
  };
  const attempt = async (): Promise<Outcome> => {
    if (!(await checks.check())) return 'wrong';
    const refused = await refusal();
    if (refused) {
      answers.answered(refused.wrong, refused.whole);
      return 'wrong';
    }
    const now = answers.values();
    // What may not be seen and was not answered stays as it is.
    const isBlind = ({ name }: Field) => from !== undefined && from.values[name] === undefined && isEmpty(now[name]);
    const sendable = await known.settle((around) =>
      answerable(target, fields, judgedOf(target, base, now), around).filter((field) => !isBlind(field)),
    );
    const typed = pick(
      now,
      sendable.map(({ name }) => name),
    );
    const given = does === 'update' ? changed(typed, base) : typed;
    const values = Object.fromEntries(
      sendable.flatMap((field) =>
        Object.hasOwn(given, field.name)
          ? [[field.name, sent(field, given[field.name], from?.values[field.name])]]
          : [],
      ),
    );
    const saved = await change.mutateAsync({ entity, does, record: from, values, idempotencyKey });
    setIdempotencyKey(newId);
    onSaved(saved, now);
    return 'saved';
  };
  const place = (error: unknown): Outcome => {
    const details = error instanceof ProblemError ? error.details : undefined;
    const shown = placeOf(product, error);
    const isAtFields = shown === 'field';
    const all = [details?.title, details?.detail].filter(Boolean).join(' ');
    const findings = (details?.errors ?? [])
      .map(({ pointer, detail }) => ({ path: stepsOf(pointer), text: detail }))
      // What is said elsewhere already is not said again at a field.
      .filter(({ text }) => isAtFields || text !== all);
    const { wrong, whole } = placed(entity, findings, (name) => fields.some((field) => field.name === name));
    const said = shown === 'form' ? all : '';
    answers.answered(wrong, said ? [said, ...whole] : whole);
    if (isAtFields || shown === 'form') return 'wrong';
    setFailure(error);
    return 'failed';
  };
  return {
    isBusy,
    failure,
    clear: () => setFailure(undefined),
    send: async () => {
      setFailure(undefined);
      setIsBusy(true);
      try {
        const outcome = await attempt();
        if (outcome === 'wrong') onFailed();
        return outcome;
      } catch (error) {
        // What is known not to be done is sent anew once it is mended.
        if (outcomeOf(error) === 'not made') setIdempotencyKey(newId);
        onFailed(error);
        return place(error);
      } finally {
        setIsBusy(false);
      }
    },
  };
}
