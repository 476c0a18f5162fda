import { expect, test } from 'vitest';
import { chapter } from '../reading/documents.ts';
import { read } from '../reading/read.ts';

const base = chapter(
  3,
  'kind: { fields: { edible: { enum: [edible, deadly] } } }\nfind: { fields: { kind: kind, weight: number, day: date, name: string, opened: boolean } }',
);

/** What other languages write, and the same as it is written here: the advice holds, and means the same. */
test.each<[written: string, exact: string]>([
  ['weight between 1 and 5', 'record.weight >= 1 && record.weight <= 5'],
  ['record.weight is not null', 'record.weight != null'],
  ['name is null or weight <> 3', 'record.name == null || record.weight != 3'],
  ['record.weight in (1, 2)', 'record.weight in [1, 2]'],
  ['record.weight not in (1, 2)', '!(record.weight in [1, 2])'],
  ['record.weight !== 3', 'record.weight != 3'],
  ['day <= today() + 30', 'record.day <= today() + days(30)'],
  ["record.name endsWith 'x'", "record.name.endsWith('x')"],
  ["name like '%x%' and name like 'a%'", "record.name.contains('x') && record.name.startsWith('a')"],
  ['count(records.find) < 3', 'size(records.find) < 3'],
  ['name.length > 3', 'size(record.name) > 3'],
  ['kind.edible = deadly', "record.kind.edible == 'deadly'"],
])('%s', (written, exact) => {
  const problemsOf = (assert: string) =>
    read(base + chapter(5, `r: { entity: find, assert: ${JSON.stringify(assert)} }`)).problems;
  const [problem, ...others] = problemsOf(written);
  expect(others).toEqual([]);
  expect(problem?.values.example).toContain(exact);
  expect(problemsOf(exact)).toEqual([]);
});

test('a rule in words reaches through references, too', () => {
  const { problems } = read(base + chapter(5, 'r: { entity: find, if: kind.edible = deadly, then: opened = true }'));
  expect(problems[0]?.values.example).toContain("when: record.kind.edible == 'deadly', assert: record.opened == true");
});
