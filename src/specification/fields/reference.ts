import { plain, Unknown } from '../expressions/index.ts';
import type { Kind } from './kind.ts';
import { pick } from './random.ts';

/** The key of a record of another entity (`to`), as text. Whether that record is there is asked of the store. */
export const reference: Kind = {
  shape: { type: 'key' },
  toValue: (field, answer) => (typeof answer === 'string' ? answer : new Unknown(field.name)),
  fromValue: (_field, value) => {
    const key = plain(value);
    return typeof key === 'string' || typeof key === 'number' ? String(key) : undefined;
  },
  rank: (_field, answer) => String(answer),
  words: (_field, answer) => String(answer),
  isSearched: true,
  isColumn: true,
  filter: 'choice',
  sample: (field, { index, random, keysOf }) => {
    const keys = field.to ? keysOf(field.to.name) : [];
    return field.isUnique ? keys[index % keys.length] : pick(random, keys);
  },
};
