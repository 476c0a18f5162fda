import type { Thing } from '../../chapters/effects.ts';
import type { At } from '../thing-at.ts';
import { calledSo } from './called-so.ts';
import { layouts, screenKinds } from './screen-kinds.ts';
import { widgetKinds } from './widget-words.ts';

const kinds: Partial<Record<Thing, ReadonlyMap<string, string>>> = {
  screen: screenKinds,
  view: layouts,
  widget: widgetKinds,
};

const values: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  tone: calledSo({
    neutral: 'default gray grey none secondary muted grau',
    info: 'primary blue notice accent blau',
    positive: 'success ok good green done grün',
    caution: 'warning warn attention yellow orange amber warnung gelb',
    critical: 'danger error red negative alert fehler rot',
  }),
  onDelete: calledSo({
    restrict: 'block forbid prevent deny protect keep no-action',
    cascade: 'delete remove cascading löschen',
    setNull: 'null clear unset nullify set-null empty leeren',
  }),
};

/** The word for a kind of thing, or for what a key of one says, that somebody calls otherwise. */
export function wordCalledOtherwise(at: At | undefined, word: string): string | undefined {
  const said = word.toLowerCase().replaceAll(/[ _]/g, '-');
  const { thing, key = '' } = at ?? {};
  return (Object.hasOwn(values, key) ? values[key] : thing && kinds[thing])?.get(said);
}
