import { plain, Unknown } from '../expressions/index.ts';
import type { Kind } from './kind.ts';
import { pick } from './random.ts';

/** One of a few values: any field with `enum`. */
export const choice: Kind = {
  shape: { type: 'choice' },
  toValue: (field, answer) =>
    typeof answer === 'string' || typeof answer === 'number' ? answer : new Unknown(field.name),
  fromValue: (field, value) => field.choice(plain(value))?.value,
  rank: (field, answer) => {
    const { choices } = field;
    const place = choices.findIndex(({ value }) => value === answer);
    return place < 0 ? choices.length : place;
  },
  words: (field, answer) => field.choice(answer)?.title ?? String(answer),
  isSearched: true,
  isColumn: true,
  filter: 'choice',
  sample: (field, { index, random }) => {
    const { choices } = field;
    return (field.isUnique ? choices[index % choices.length] : pick(random, choices))?.value;
  },
};
