import { expect, test } from 'vitest';
import { chapter, problemsOf } from '../in-tests.ts';

const rest = chapter(3, 't: { fields: { n: { type: number } } }') + chapter(8, 'gone: { status: 404 }');

test.each<[string, string]>([
  [
    'r: { entity: tt, assert: record.id != "" }',
    "P.md:4:6 rules.r.entity: no entity is called 'tt'; did you mean 't'?",
  ],
  [
    'r: { entity: t, at: [m], assert: record.id != "" }',
    "P.md:4:22 rules.r.at.0: 't' has no field called 'm'; there is 'id' and 'n'",
  ],
  [
    'r: { entity: t, error: gnoe, assert: record.id != "" }',
    "P.md:4:17 rules.r.error: no error is called 'gnoe'; did you mean 'gone'?",
  ],
  [
    'r: { entity: t, assert: n > 1 }',
    'P.md:4:17 rules.r.assert: this is written otherwise here: an expression names what it is of, and puts words in quotes; write `assert: record.n > 1`',
  ],
  [
    'r: { entity: t, assert: record.n + 1 }',
    'P.md:4:17 rules.r.assert: a condition is true or false, this is a number; compare it with something',
  ],
  [
    'r: { entity: t, assert: none }',
    'warning P.md:4:17 rules.r.assert: a rule that demands nothing never speaks; state what must hold, or leave the rule out',
  ],
  [
    'r: { entity: t, assert: "size(records.t.filter(o, o.n == record.n)) <= 5" }',
    'warning P.md:4:17 rules.r.assert: `records.t` are the others: with the record itself there may be one more; write `<` in place of `<=`',
  ],
  [
    'r: { entity: t, assert: "record.n != null && 5 >= size(records[\'t\'])" }',
    'warning P.md:4:17 rules.r.assert: `records.t` are the others: with the record itself there may be one more; write `<` in place of `<=`',
  ],
])('%s', (yaml, said) => {
  expect(problemsOf(chapter(5, yaml) + rest)).toEqual([said]);
});

test.each([
  'size(records.t) < 5',
  'size(records.u) <= 5',
  'size(records.t) >= 1',
  'size(records.t.filter(o, o.n == record.n)) <= 0',
  '!(size(records.t) <= 5)',
])('%s means what it seems to', (assert) => {
  const entities = chapter(3, 't: { fields: { n: { type: number } } }\nu: { fields: { n: { type: number } } }');
  expect(problemsOf(chapter(5, `r: { entity: t, assert: "${assert}" }`) + entities)).toEqual([]);
});

test('rules that no record can meet are told, where both hold of every record', () => {
  const said = (rules: string) => problemsOf(chapter(5, rules) + rest);
  expect(said('a: { entity: t, assert: record.n > 10 }\nb: { entity: t, assert: 5 >= record.n }')).toEqual([
    "warning P.md:5:17 rules.b.assert: no record can be kept: `record.n <= 5` and what the rule 'a' demands, `record.n > 10`, exclude each other",
  ]);
  expect(said('a: { entity: t, assert: record.n > 10 && record.n < 5 }')).toEqual([
    'warning P.md:4:17 rules.a.assert: this never holds: `record.n > 10` and `record.n < 5` exclude each other',
  ]);
  for (const both of ['record.n == 5 && record.n < 3', 'record.n < 3 && record.n == 5'])
    expect(said(`a: { entity: t, assert: ${both} }`)).toEqual([expect.stringContaining('this never holds')]);
  expect(said('a: { entity: t, assert: record.n >= 10 }\nb: { entity: t, assert: record.n <= 10 }')).toEqual([]);
  const when = "when: record.id == 'x'";
  expect(said(`a: { entity: t, assert: record.n > 10 }\nb: { entity: t, ${when}, assert: record.n < 5 }`)).toEqual([]);
});
