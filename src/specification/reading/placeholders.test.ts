import { expect, test } from 'vitest';
import { chapterKeys } from '../chapters/keys.ts';
import { coverageOf } from '../survey/coverage.ts';
import { chapter, messages } from './documents.ts';
import { read } from './read.ts';

test.each<[number, string, string]>([
  [1, 'title: TODO\nsummary: TBD', 'purpose.title'],
  [1, 'title: Tools\naudience: { clerk: { goals: ["..."] } }', 'audience.clerk.goals'],
  [8, 'lent: { status: 409, title: "?" }', 'error.title'],
  [9, 'most: TODO', 'constant.value'],
  [9, 'most: { value: n/a }', 'constant.value'],
])('chapter %i: a placeholder is no answer in %j, and the question stays', (number, yaml, question) => {
  const { gaps, specification } = read(chapter(number, yaml));
  expect(gaps.map(({ kind, path }) => `${kind} ${path}`).join('\n')).toContain(question);
  expect(messages(chapter(number, yaml)).join('\n')).toMatch(/P\.md:\d+:\d+ .*a placeholder is no answer/);
  const key = chapterKeys[number - 1] ?? 'purpose';
  const empty = read(chapter(number, yaml.replace(/(TODO|TBD|n\/a|"\?"|"\.\.\.")/g, 'not shown'))).specification;
  expect(coverageOf(specification, key)).toEqual(coverageOf(empty, key));
});

test.each<[number, string, string]>([
  [1, 'title: ""', 'purpose.title purpose.title'],
  [9, 'most: ""', 'constant.value constants.most.value'],
])('chapter %i: no words in %j keep the question, and nothing is said twice', (number, yaml, question) => {
  const { gaps } = read(chapter(number, yaml));
  expect(gaps.map(({ kind, path }) => `${kind} ${path}`)).toContain(question);
  expect(messages(chapter(number, yaml))).toEqual([]);
});

test.each<[number, string]>([
  [4, 't: { states: { todo: { title: TODO }, done: { title: Done } }, transitions: { go: todo -> done } }'],
  [3, 't: { fields: { a: { enum: [TODO, "?"], default: "?" } } }'],
])('chapter %i: what is a name or an answer is none', (number, yaml) => {
  expect(messages(chapter(number, yaml)).filter((message) => message.includes('placeholder'))).toEqual([]);
});

test.each(['"true"', '1 == 1', 'record.a == record.a', 'record.a == "x" || true'])(
  'a rule that always holds (%s) is told, and answers nothing',
  (assert) => {
    const entities = chapter(3, 't: { fields: { a: string } }');
    const text = `${entities}\n${chapter(5, `r: { entity: t, title: Words, assert: ${JSON.stringify(assert.replace(/^"|"$/g, ''))} }`)}`;
    expect(messages(text).join('\n')).toMatch(/rules\.r\.assert: a rule that demands nothing/);
    const without = `${entities}\n${chapter(5, 'r: { entity: t, title: Words }')}`;
    expect(coverageOf(read(text).specification, 'rules')).toEqual(coverageOf(read(without).specification, 'rules'));
  },
);
