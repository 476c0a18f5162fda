import type { Thing } from '../chapters/effects.ts';
import { isMap } from '../chapters/facts.ts';
import { namesIn } from '../vocabulary/own-names.ts';
import { keyCalled } from '../vocabulary/words/key-words.ts';

/** What is read of a document before it is held against its vocabulary, looked at as far as it has the form. */
export const at = (value: unknown, key: string) => (isMap(value) && Object.hasOwn(value, key) ? value[key] : undefined);
export const keysOf = (value: unknown) => (isMap(value) ? Object.keys(value) : []);
export const textIn = (value: unknown, key: string) => {
  const text = at(value, key);
  return typeof text === 'string' ? text : undefined;
};
export const namesOf = (value: unknown) =>
  Array.isArray(value)
    ? value.some(isSaid)
      ? namesIn(value)
      : value.filter((name) => typeof name === 'string')
    : keysOf(value);
/** `gardener (everyone in the street)` */
const isSaid = (item: unknown) => typeof item === 'string' && item.includes('(');

export const isText = (value: unknown): value is string => typeof value === 'string';

/** What stands below a key of a thing, or below a word for it, which may only be told. */
export const called = (value: unknown, thing: Thing, key: string): unknown =>
  at(value, key) ?? at(value, keysOf(value).find((one) => keyCalled(thing, one) === key) ?? key);
