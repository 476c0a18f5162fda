import { expect, test } from 'vitest';
import { chapter } from '../reading/documents.ts';
import { read } from '../reading/read.ts';
import { statementOf, withStatement } from './index.ts';

const answered = (fields: string) => {
  const text = chapter(3, `fee: { fields: { amount: money } }\nmember: { fields: { name: text, ${fields} } }`);
  const { gaps, specification } = read(text);
  const gap = gaps.find(({ kind }) => kind === 'chapter.lifecycles');
  const statement = gap && statementOf(gap, specification, text);
  const { problems, specification: after } = read(statement ? withStatement(text, statement) : text);
  expect(problems).toEqual([]);
  return after.lifecycles;
};

test('a first lifecycle goes through the choices that an entity has for its state', () => {
  expect(answered('status: [new, active, left]').member).toMatchObject({
    field: 'status',
    initial: 'new',
    states: { new: { title: 'New' }, active: { title: 'Active' }, left: { title: 'Left' } },
    transitions: { active: { from: ['new'], to: 'active' }, left: { from: ['active'], to: 'left' } },
  });
});

test.each(['status: ["on hold: why?", done]', 'since: date', 'status: text'])(
  '%s: no states are taken from it',
  (fields) => {
    expect(Object.keys(answered(fields).fee?.states ?? {})).toEqual(['open', 'closed']);
  },
);
