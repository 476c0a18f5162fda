import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { read } from '#specification/reading';
import { root } from '#tooling/run';
import { decisionsOf } from '../decisions/decisions.ts';
import type { Change } from '../results.ts';
import { visual } from '../visual.ts';
import { changedFacts, factsOf } from './changed-facts.ts';

const text = readFileSync(join(root, 'examples', 'repair-desk.md'), 'utf8');
const before = read(text, 'a.md').specification;
const changed = (...edits: [from: string, to: string][]) => {
  const edited = edits.reduce((so, [from, to]) => {
    expect(so).toContain(from);
    return so.replace(from, to);
  }, text);
  return read(edited, 'a.md').specification;
};
const lineOf = (part: string) => text.slice(0, text.indexOf(part)).split('\n').length;

test('what two versions state differently is told by its path and line; the same said elsewhere is not', () => {
  expect(changedFacts(before, before)).toEqual([]);
  expect(changedFacts(before, read(text.replaceAll('\n## ', '\n\n\n## '), 'b.md').specification)).toEqual([]);
  const after = changed(
    ['late: { title: Late,', 'late: { title: Overdue,'],
    ['    mine: {', '    urgent: { title: Urgent, where: record.urgent }\n    mine: {'],
  );
  expect(changedFacts(before, after).map(({ says }) => says)).toEqual([
    `screens.repairs.views.late.title: "Late" → "Overdue" (line ${lineOf('late: {')})`,
    `screens.repairs.views.urgent: is new (line ${lineOf('mine: {')})`,
  ]);
  expect(changedFacts(after, before)[1]?.says).toBe(
    `screens.repairs.views.urgent: is gone (line ${lineOf('mine: {')} of the earlier one)`,
  );
  const [prose] = changedFacts(before, changed(['A workshop takes in', 'A garage takes in']));
  expect(prose?.says).toMatch(/^what purpose says in words \(line \d+\)$/);
});

test('a screen is about its own facts and those of its entity; a page that none names, about all', () => {
  const after = changed(
    ['late: { title: Late,', 'late: { title: Overdue,'],
    ['title: Parts and prices }', 'title: Spare parts }'],
  );
  const facts = changedFacts(before, after);
  const of = (page: Parameters<typeof factsOf>[0]) => factsOf(page, facts, { before, after }).map(({ path }) => path);
  const [late, prices] = ['screens.repairs.views.late.title', 'screens.prices.title'];
  expect(of({ screen: 'repairs', entity: 'repair' })).toEqual([late]);
  expect(of({ screen: 'prices', entity: 'part' })).toEqual([prices]);
  expect(of({ screen: 'customers', entity: 'customer' })).toEqual([late, prices]);
  expect(of({ chapter: 'screens' })).toEqual([late, prices]);
});

test('a permission is about the entities that it is on; what a page says otherwise tells which facts it shows', () => {
  const after = changed(
    ['title: Parts and prices }', 'title: Spare parts }'],
    ['late: { title: Late,', 'late: { title: Overdue,'],
  );
  const [late, prices] = changedFacts(before, after);
  const of = (page: Parameters<typeof factsOf>[0]) =>
    factsOf(page, changedFacts(before, after), { before, after }).map(({ path }) => path);
  const heard = ['- link "Parts and prices"', '+ link "Spare parts"'];
  expect(of({ screen: 'customers', entity: 'customer', heard })).toEqual([prices?.path]);
  expect(of({ screen: 'repairs', entity: 'repair', heard })).toEqual([late?.path, prices?.path]);
  const right = before.access.permissions?.findIndex(({ on }) => Array.isArray(on) && on.includes('part')) ?? -1;
  const fact = { path: `access.permissions.${right}.can`, line: 1, says: 'x', texts: [] };
  const others = { path: 'screens.repairs.title', line: 1, says: 'y', texts: [] };
  const both = { before, after: before };
  expect(factsOf({ screen: 'prices', entity: 'part' }, [fact, others], both)).toEqual([fact]);
});

test('versions that state the same are not drawn, and one that cannot be used is told at once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-versions-'));
  const write = (name: string, words: string) => {
    writeFileSync(join(folder, name), words);
    return join(folder, name);
  };
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const first = write('a.md', text);
  expect(await visual(['--document', first, write('b.md', text.replaceAll('\n## ', '\n\n\n## '))])).toBe(0);
  expect(log.mock.calls.flat().at(-1)).toContain('state the same');
  expect(await visual(['--document', first, write('c.md', text.replace('kind: list', 'kind: [ }'))])).toBe(5);
  expect(error.mock.calls.flat().at(-1)).toMatch(/c\.md:\d+:\d+ /);
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test('of an entity are its lifecycle, and rules and calls that name it', () => {
  const says = 'x';
  const facts = ['lifecycles.repair.initial', 'rules.due-after-received.assert', 'screens.prices.title'].map(
    (path) => ({
      path,
      line: 1,
      says,
      texts: [],
    }),
  );
  const both = { before, after: before };
  expect(factsOf({ screen: 'repair', entity: 'repair' }, facts, both).map(({ path }) => path)).toEqual([
    'lifecycles.repair.initial',
    'rules.due-after-received.assert',
  ]);
});

test('screens of one fact are one decision, whatever became of them, and of several are in each; what fails stays by itself', () => {
  const change = (story: string, more: Partial<Change>): Change => ({
    story,
    title: story,
    mode: 'light phone',
    kind: 'changed',
    ...more,
  });
  const place = { x: 0, y: 0, width: 1, height: 1, pixels: 9, severity: 'text' as const, cause: 'shape a' };
  const decisions = decisionsOf([
    change('a', { facts: ['one'], boxes: [place] }),
    change('b', { facts: ['one'], boxes: [{ ...place, cause: 'shape b' }] }),
    change('c', { facts: ['one', 'two'], kind: 'new' }),
    change('d', { facts: ['two'], kind: 'failed', error: 'it threw' }),
  ]);
  expect(decisions.map(({ kind, says, severity, changes }) => [kind, says, severity, changes.length])).toEqual([
    ['failed', 'it threw', undefined, 1],
    ['changed', 'one', 'text', 3],
    ['new', 'two', 'layout', 1],
  ]);
});

test('two documents are asked for, and both are there', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  expect(await visual(['--document', 'examples/repair-desk.md'])).toBe(5);
  expect(await visual(['--document', 'examples/repair-desk.md', 'examples/nothing.md'])).toBe(5);
  expect(error.mock.calls.flat().at(-1)).toContain('examples/nothing.md is not there');
  error.mockRestore();
});
