import { expect, test } from 'vitest';
import { chapter } from '../reading/documents.ts';
import { read } from '../reading/read.ts';
import { statementOf, withStatement } from './index.ts';

test('what is only listed is given the screens below its list that one may want, and is asked no more', () => {
  const text = chapter(2, 'tools: { path: /shed, kind: list, entity: tool }') + chapter(3, 'tool: { key: code }');
  const { gaps, specification } = read(text);
  const gap = gaps.find(({ kind }) => kind === 'entity.actions');
  const statement = gap && statementOf(gap, specification, text);
  const after = read(statement ? withStatement(text, statement) : text);
  expect(after.problems).toEqual([]);
  expect(Object.entries(after.specification.screens).map(([name, { kind, path }]) => [name, kind, path])).toEqual([
    ['tools', 'list', '/shed'],
    ['toolDetail', 'detail', '/shed/:code'],
    ['newTool', 'create', '/shed/new'],
    ['editTool', 'edit', '/shed/:code/edit'],
  ]);
  expect(after.gaps.some(({ kind }) => kind === 'entity.actions')).toBe(false);
});
