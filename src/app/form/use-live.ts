import { useMemo, useSyncExternalStore } from 'react';
import { useAround } from '#app/data';
import { type Around, type Entity, type Field, type Values, withComputed } from '#specification';
import type { Answers } from './answers.ts';
import { type FormTarget, judgedOf } from './target.ts';

const nothing: Values = {};

/** The record as it stands while somebody types, with what is computed; followed only where something rests on it. */
export function useLive(target: FormTarget, base: Values, answers: Answers): { values: Values; around: Around } {
  const around = useAround();
  const isFollowed = followsAnswers(target.entity);
  const typed = useSyncExternalStore(answers.subscribe, () => (isFollowed ? answers.values() : nothing));
  const values = useMemo(() => {
    const judged = judgedOf(target, base, typed);
    const computed = withComputed(target.entity, judged, around);
    // What rests on something that only the backend sees is shown as it was.
    for (const { name, computed: isComputed } of target.entity.fields)
      if (isComputed && computed[name] === null && base[name] !== undefined) computed[name] = base[name];
    return computed;
  }, [target, base, typed, around]);
  return { values, around };
}

/** Whether the look of a form rests on what is typed: without that, nothing is asked again at each key. */
function followsAnswers({ fields }: Entity): boolean {
  return fields.some(
    (field) => field.relevantWhen !== undefined || field.computed !== undefined || restsOnOthers(field),
  );
}

/** Whether what may be answered in a field, or inside of it, rests on other answers. */
export function restsOnOthers(field: Field): boolean {
  const inside = [...(field.items ? [field.items] : []), ...field.properties];
  return field.where !== undefined || inside.some((inner) => rests(inner) || restsOnOthers(inner));
}

function rests({ relevantWhen, computed, facts }: Field): boolean {
  return relevantWhen !== undefined || computed !== undefined || String(facts.default ?? '').startsWith('=');
}
