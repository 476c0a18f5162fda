import { expect, test } from 'vitest';
import { fittingOf } from './use-search.ts';

const options = ['São Paulo', 'Port Louis', 'Paris', 'Lisbon'].map((label) => ({
  value: label,
  label,
  group: label === 'Lisbon' || label === 'Paris' ? 'Europe' : 'Elsewhere',
}));
const found = (typed: string) => fittingOf(options, typed).map(({ label }) => label);

test.each([
  ['', ['São Paulo', 'Port Louis', 'Paris', 'Lisbon']],
  ['pa', ['São Paulo', 'Paris']],
  ['SAO', ['São Paulo']],
  ['louis port', ['Port Louis']],
  ['p', ['Port Louis', 'São Paulo', 'Paris']],
  ['x', []],
])('%j finds %j', (typed, labels) => {
  expect(found(typed)).toEqual(labels);
});
