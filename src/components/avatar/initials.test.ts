import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Ada Novak', 'AN'],
  ['ada maria novak', 'AN'],
  ['Prince', 'P'],
  ['山田 太郎', '山'],
  ['أحمد علي', 'أ'],
  ['👩‍🔧 Repairs', '👩‍🔧R'],
  ['', ''],
])('%s is drawn as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
