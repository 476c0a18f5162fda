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
  expect(initialsOf(name, 'en')).toBe(initials);
});

test('letters are made large as the language does', () => {
  expect(initialsOf('ismail', 'tr')).toBe('İ');
  expect(initialsOf('ismail', 'en')).toBe('I');
});
