import type { Thing } from '../../chapters/effects.ts';
import { layouts, screenKinds } from './screen-kinds.ts';
import { widgetKinds } from './widget-words.ts';

const kinds: Partial<Record<Thing, ReadonlyMap<string, string>>> = {
  screen: screenKinds,
  view: layouts,
  widget: widgetKinds,
};

/** The kind of a thing that somebody calls otherwise. */
export function kindCalledOtherwise(thing: Thing | undefined, word: string): string | undefined {
  return thing && kinds[thing]?.get(word.toLowerCase());
}
