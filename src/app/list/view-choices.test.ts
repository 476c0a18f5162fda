import { expect, test } from 'vitest';
import { compile } from '#specification';
import { read } from '#specification/reading';
import { viewChoices } from './view-choices.ts';

const choicesOf = (views: string, all = 'All') => {
  const text = `## 2. Screens\n\n\`\`\`yaml\nbooks: { path: /, kind: list, entity: book, views: ${views} }\n\`\`\`\n\n## 3. Entities\n\n\`\`\`yaml\nbook: { fields: { title: { type: string } } }\n\`\`\`\n`;
  const screen = compile(read(text).specification).screen('books');
  return screen && viewChoices(screen, all).map(({ value, label }) => [value, label]);
};

test('all of a list comes first', () => {
  expect(choicesOf("{ short: { where: record.title < 'b' } }")).toEqual([
    ['', 'All'],
    ['short', 'Short'],
  ]);
});

test('a view in rows that leaves nothing out is all of it, and stands there once', () => {
  expect(choicesOf('[board, table]')).toEqual([
    ['', 'Table'],
    ['board', 'Board'],
  ]);
  expect(choicesOf("{ table: { as: table, where: record.title < 'b' } }")).toEqual([
    ['', 'All'],
    ['table', 'Table'],
  ]);
});

test('a view that says by its name that it is all stands there once; of any other it is not known what it leaves out', () => {
  const short = "short: { where: record.title < 'b' }";
  expect(choicesOf(`{ ${short}, all: {} }`)).toEqual([
    ['', 'All'],
    ['short', 'Short'],
  ]);
  expect(choicesOf('{ everything: { title: All }, late: {} }')).toEqual([
    ['', 'All'],
    ['late', 'Late'],
  ]);
  expect(choicesOf('{ all: {}, late: {} }', 'الكل')).toEqual([
    ['', 'All'],
    ['late', 'Late'],
  ]);
  expect(choicesOf('{ late: {} }')).toEqual([
    ['', 'All'],
    ['late', 'Late'],
  ]);
});
