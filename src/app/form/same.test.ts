import { expect, test } from 'vitest';
import { pick } from '#specification';
import { changed, contested, rebased } from './same.ts';

test('only what is different is sent; unanswered is unanswered, however it is written', () => {
  expect(changed({ a: 1, b: null, c: ['x'] }, { a: 2, c: ['x'] })).toEqual({ a: 1 });
  expect(pick({ a: 1, b: 2 }, ['a', 'c'])).toEqual({ a: 1, c: null });
});

test('over a newer version what was changed here stays, the rest is as it is now', () => {
  const before = { mine: 1, theirs: 1, both: 1, same: 1 };
  const now = { mine: 1, theirs: 2, both: 3, same: 5 };
  const answers = { mine: 2, theirs: 1, both: 2, same: 5 };
  expect(rebased(answers, before, now)).toEqual({ mine: 2, theirs: 2, both: 2, same: 5 });
  expect(contested(answers, before, now)).toEqual(['both']);
});

test('in which order a server names what an object has does not make it another', () => {
  const before = { place: { street: 'a', city: 'b' } };
  const now = { place: { city: 'b', street: 'a' } };
  expect(contested({ place: { street: 'c', city: 'b' } }, before, now)).toEqual([]);
});
