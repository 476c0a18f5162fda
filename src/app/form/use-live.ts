import { useMemo, useSyncExternalStore } from 'react';
import { useAround } from '#app/data';
import { type Around, type Field, type Values, withComputed } from '#specification';
import type { Answers } from './answers.ts';
import { followedIn, isComputedFrom } from './rests-on.ts';
import { changed } from './same.ts';
import { type FormTarget, judgedOf } from './target.ts';

const nothing: Values = {};

/** The record as it stands while somebody types, with what is computed; followed only where something rests on it. */
export function useLive(target: FormTarget, base: Values, answers: Answers): { values: Values; around: Around } {
  const around = useAround();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another base all answers are others
  const typedNow = useMemo(() => following(answers, followedIn(target.entity)), [answers, target.entity, base]);
  const typed = useSyncExternalStore(answers.subscribe, typedNow);
  const values = useMemo(() => {
    const judged = judgedOf(target, base, typed);
    const computed = withComputed(target.entity, judged, around);
    // What rests on something that only the backend sees is shown as it was, until something changes that it rests on.
    const typedAnew = Object.keys(changed(typed, base));
    for (const field of target.entity.fields) {
      const { name } = field;
      const isAsBefore = field.computed && !typedAnew.some((one) => isComputedFrom(field, one));
      if (isAsBefore && computed[name] === null && base[name] !== undefined) computed[name] = base[name];
    }
    return computed;
  }, [target, base, typed, around]);
  return { values, around };
}

/** The answers as they were when one of these changed: what nothing rests on is typed without anything being asked again. */
function following(answers: Answers, names: ReadonlySet<string> | undefined): () => Values {
  if (names?.size === 0) return () => nothing;
  let known = answers.values();
  return () => {
    const now = answers.values();
    if (!names || [...names].some((name) => now[name] !== known[name])) known = now;
    return known;
  };
}

/** Whether what may be answered in a field, or inside of it, rests on other answers. */
export function restsOnOthers(field: Field): boolean {
  const inside = [...(field.items ? [field.items] : []), ...field.properties];
  return field.where !== undefined || inside.some((inner) => rests(inner) || restsOnOthers(inner));
}

function rests({ relevantWhen, computed, facts }: Field): boolean {
  return relevantWhen !== undefined || computed !== undefined || String(facts.default ?? '').startsWith('=');
}
