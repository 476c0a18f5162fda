import { expect, test } from 'vitest';
import { doing } from './doing.ts';

test.each([
  ['en', 'Cancel', 'R-000021', 'Repair', 'Cancel R-000021', 'Cancel the repair'],
  ['en-GB', 'Hand back', 'Ada Novak', 'Loan car', 'Hand back Ada Novak', 'Hand back the loan car'],
  ['de', 'Stornieren', 'R-000021', 'Reparatur', 'R-000021 stornieren', 'Reparatur stornieren'],
  ['de', 'Als fertig melden', 'R-1', 'Reparatur', 'R-1 als fertig melden', 'Reparatur als fertig melden'],
  ['de', 'Rückgabe', 'R-1', 'Buch', 'Rückgabe: R-1', 'Rückgabe: Buch'],
  ['ja', '取り消す', 'R-000021', '修理', 'R-000021を取り消す', '修理を取り消す'],
  ['ar', 'إلغاء', 'R-000021', 'الإصلاح', 'إلغاء R-000021', 'إلغاء الإصلاح'],
  ['fr', 'Annuler', 'R-000021', 'Réparation', 'Annuler: R-000021', 'Annuler: Réparation'],
  [undefined, 'Take back', 'Loan 1', 'Loan', 'Take back: Loan 1', 'Take back'],
  [undefined, 'Cancel', 'R-000021', 'Repair', 'Cancel: R-000021', 'Cancel: Repair'],
])('in %s: %s %s', (locale, verb, name, kind, named, one) => {
  expect(doing(locale === undefined ? locale : [locale]).named(verb, name)).toBe(named);
  expect(doing(locale === undefined ? locale : [locale]).one(verb, kind)).toBe(one);
});

test('words that say already what it is done to are not given another object', () => {
  expect(doing(['en']).one('Write diagnosis', 'Repair')).toBe('Write diagnosis');
  expect(doing(['en']).named('Customer agrees', 'R-000021')).toBe('Customer agrees: R-000021');
  expect(doing(['de']).one('Diagnose schreiben', 'Reparatur')).toBe('Diagnose schreiben');
  expect(doing(['de']).named('Diagnose schreiben', 'R-000021')).toBe('Diagnose schreiben: R-000021');
});
