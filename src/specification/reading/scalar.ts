import { boolCoreTag, floatCoreTag, intCoreTag, NOT_RESOLVED, nullCoreTag } from 'js-yaml';
import { Written } from '../chapters/facts.ts';

/** Stands for what is written as not shown. */
export const notShown = Symbol('not shown');

/** What a word without quotes stands for. In a list `none` is a text like any other: it may be one of the choices. */
export function plainScalar(source: string, isItem: boolean): unknown {
  if (source === '' || /^not shown$/i.test(source)) return notShown;
  if (/^none$/i.test(source)) return isItem ? source : null;
  if (nullCoreTag.resolve(source, false, nullCoreTag.tagName) !== NOT_RESOLVED) return null;
  for (const { resolve, tagName } of [boolCoreTag, intCoreTag, floatCoreTag]) {
    const value: unknown = resolve(source, false, tagName);
    if (typeof value === 'boolean') return new Written(value, source);
    // No number of JSON is infinite.
    if (typeof value === 'number') return Number.isFinite(value) ? new Written(value, source) : source;
  }
  return source;
}
