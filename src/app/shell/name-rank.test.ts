import { expect, test } from 'vitest';
import { byName, nameRank } from './name-rank.ts';

test('who is called so comes before who is called so after something else, and that before what only has it inside', () => {
  const names = ['Ladarius Krajcik', 'Lady Ada', 'Adalbert', 'ADA', 'R-000001', 'Ada Novak'];
  expect(byName(names, ' ada', (name) => name)).toEqual([
    'ADA',
    'Adalbert',
    'Ada Novak',
    'Lady Ada',
    'Ladarius Krajcik',
    'R-000001',
  ]);
});

test.each([
  ['R-000012', '12', 3],
  ['Ada Novak', 'nov ad', 2],
  ['Öhler', 'ö', 1],
  ['Ada', '', 0],
])('%s fits “%s” by %i', (name, typed, rank) => {
  expect(nameRank(name, typed)).toBe(rank);
});
