import { expect, test } from 'vitest';
import { suggest } from './near.ts';

test.each([
  ['stae', ['seat', 'state'], 'state'],
  ['tiem', ['time', 'item'], 'time'],
  ['form', ['from', 'text'], 'from'],
])('%s of %j is meant as %s', (wrong, names, near) => {
  expect(suggest(wrong, names)).toEqual({ near });
});
