import { Unknown } from '../expressions/index.ts';
import type { Kind } from './kind.ts';

/** Yes or no. */
export const boolean: Kind = {
  shape: { type: 'boolean' },
  toValue: (field, answer) => (typeof answer === 'boolean' ? answer : new Unknown(field.name)),
  fromValue: (_field, value) => (typeof value === 'boolean' ? value : undefined),
  rank: (_field, answer) => (answer === true ? 1 : 0),
  words: () => '',
  isSearched: false,
  isColumn: true,
  filter: 'choice',
  sample: (_field, { random }) => random() < 0.3,
};
