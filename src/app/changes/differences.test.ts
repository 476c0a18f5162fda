import { expect, test } from 'vitest';
import { compile } from '#specification';
import { read } from '#specification/reading';
import { differences } from './differences.ts';

const { specification } = read(`## 3. Entities

\`\`\`yaml
job:
  fields:
    note: { type: string }
    tags: { type: array, items: { type: string } }
    home: { type: object, properties: { street: { type: string }, city: { type: string } } }
    parts:
      type: array
      items:
        type: object
        properties:
          part: { type: string }
          quantity: { type: integer }
          price: { type: number }
\`\`\`
`);
const job = compile(specification).entity('job');

/** What became of an answer, in words. */
function told(name: string, before: unknown, after: unknown): string[] {
  const field = job?.field(name);
  if (!field) throw new Error(name);
  return differences(field, before, after).map(({ kind, trail, before: old, after: now }) => {
    const where = trail.map((step) => ('place' in step ? (step.name ?? step.place) : step.name)).join(' ');
    return `${kind} ${where}: ${JSON.stringify(old)} → ${JSON.stringify(now)}`;
  });
}

const fuse = { part: 'fuse', quantity: 1, price: 4 };
const hose = { part: 'hose', quantity: 2, price: 9 };

test('a plain answer is told from old to new, one that stayed is not told', () => {
  expect(told('note', 'a', 'b')).toEqual(['changed note: "a" → "b"']);
  expect(told('note', 'a', 'a')).toEqual([]);
});

test('of a list each item is told by its name: what of it changed, which came, which went', () => {
  expect(told('parts', [fuse], [{ ...fuse, price: 7.77 }])).toEqual(['changed parts fuse price: 4 → 7.77']);
  expect(told('parts', [fuse], [hose, { ...fuse, quantity: 3 }])).toEqual([
    'changed parts fuse quantity: 1 → 3',
    `added parts: undefined → ${JSON.stringify(hose)}`,
  ]);
  expect(told('parts', [fuse, hose], [hose])).toEqual([`removed parts: ${JSON.stringify(fuse)} → undefined`]);
  expect(told('parts', null, [fuse])).toEqual([`added parts: undefined → ${JSON.stringify(fuse)}`]);
  expect(told('parts', [fuse, hose], [hose, fuse])[0]).toMatch(/^reordered parts/);
});

test('items alike are told apart by how many there are, unnamed ones by their place', () => {
  expect(told('parts', [fuse], [fuse, fuse])).toEqual([`added parts: undefined → ${JSON.stringify(fuse)}`]);
  expect(told('parts', [fuse, { price: 1 }], [fuse, { price: 2 }])).toEqual(['changed parts 2 price: 1 → 2']);
});

test('of a list of words those are told that came and went, of an object each property', () => {
  expect(told('tags', ['red', 'new'], ['new', 'old'])).toEqual([
    'removed tags: "red" → undefined',
    'added tags: undefined → "old"',
  ]);
  expect(told('home', { street: 'A', city: 'X' }, { street: 'B', city: 'X' })).toEqual([
    'changed home street: "A" → "B"',
  ]);
  expect(told('home', null, { street: 'B' })).toEqual(['changed home: null → {"street":"B"}']);
});

test('what may not be seen is not taken for empty', () => {
  expect(told('parts', undefined, [fuse])[0]).toMatch(/^changed parts: undefined/);
});
