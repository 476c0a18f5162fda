import { expect, test } from 'vitest';
import { chapter } from '../reading/documents.ts';
import { read } from '../reading/read.ts';
import { statementOf } from './index.ts';

test('a view goes by a field of its own entity', () => {
  const text =
    chapter(2, 'outings: { kind: list, entity: outing, views: { week: { as: calendar }, by state: { as: board } } }') +
    chapter(3, 'outing: { from: date, to: date }');
  const { gaps, specification } = read(text);
  const stated = gaps
    .filter(({ kind }) => kind === 'screen.calendar' || kind === 'screen.view')
    .map((gap) => statementOf(gap, specification, text)?.lines);
  expect(stated).toEqual([
    expect.stringContaining('week: { as: calendar, where: record.from != null }'),
    expect.stringContaining('by state: { as: board, where: record.from != null }'),
    expect.stringContaining('week: { as: calendar, on: from }'),
  ]);
});
