import { expect, test } from 'vitest';
import { read } from '../reading/index.ts';
import { gapKey } from './gap-key.ts';
import { parseJson } from './json.ts';
import type { Note } from './note.ts';
import { notesFileOf } from './notes-file.ts';
import { readChanges, readNotes } from './read-notes.ts';
import { withChanges, writeNotes } from './write-notes.ts';

const note: Note = { question: 'Who?', asked: 'Ada', since: '2026-11-21', note: 'In two lines,\nand "quoted".' };

test('what is written is read again, sorted, a fact a line', () => {
  const text = writeNotes(
    new Map<string, Note>([
      ['b', { note: 'Second' }],
      ['a', note],
    ]),
  );
  expect(text).toBe(`{
  "notes": {
    "a": {
      "question": "Who?",
      "asked": "Ada",
      "since": "2026-11-21",
      "note": "In two lines,\\nand \\"quoted\\"."
    },
    "b": {
      "note": "Second"
    }
  }
}
`);
  expect(readNotes(text).notes).toEqual(
    new Map<string, Note>([
      ['a', note],
      ['b', { note: 'Second' }],
    ]),
  );
  expect(writeNotes(readNotes(text).notes ?? new Map())).toBe(text);
});

test.each([
  ['{ "notes": {\n  "a": { "note": "x" },\n} }', 'syntax', 3, 1],
  ['{ "notes": {\n  "a": { "note": xyz } } }', 'syntax', 2, 18],
  ['{ "notes": {', 'syntax', 1, 13],
  ['{ "notes": { "a": { "note": "tab\there" } } }', 'syntax', 1, 29],
  ['{ "notes": {} } more', 'syntax', 1, 17],
  ['{ "notes": {\n<<<<<<< HEAD\n  "a": {}\n=======\n', 'conflict', 2, 1],
  ['{ "notes": { "a": {},\n "a": {} } }', 'twice', 2, 2],
  ['{ "notes": { "a": "x" } }', 'object', 1, 19],
  ['[]', 'object', 1, 1],
  ['{ "notes": { "a": null } }', 'object', 1, 19],
  ['{ "notes": { "a": { "note": 1 } } }', 'text', 1, 29],
  ['{ "notes": { "a": { "since": "yesterday" } } }', 'date', 1, 30],
  ['{ "notes": { "a": { "by": "x" } } }', 'unknown', 1, 27],
  ['{ "__proto__": {} }', 'unknown', 1, 16],
  [`{ "notes": ${'['.repeat(40)}`, 'syntax', 1, 44],
] as const)('%j is refused where it is wrong: %s', (text, code, line, column) => {
  expect(readNotes(text)).toEqual({ fault: { code, line, column } });
});

test('a file of any size is refused, or read, at once', () => {
  expect(readNotes(`"${'x'.repeat(2_000_001)}`).fault?.code).toBe('long');
  const long = 'x'.repeat(1_000_000);
  expect(readNotes(JSON.stringify({ notes: { a: { note: long } } })).notes?.get('a')?.note).toBe(long);
});

test('it reads what JSON.parse reads', () => {
  const written = '[1, -2.5e3, true, null, "\\u00e9\\n", {"a": [[]]}]';
  const plain = (node: ReturnType<typeof parseJson>): unknown => {
    const { value } = node;
    if (value instanceof Map) return Object.fromEntries([...value].map(([key, inner]) => [key, plain(inner)]));
    return Array.isArray(value) ? value.map(plain) : value;
  };
  expect(plain(parseJson(written))).toEqual(JSON.parse(written));
});

test('changes keep what they do not name', () => {
  const { notes } = readChanges('{ "notes": { "a": null, "__proto__": { "note": "odd" } } }');
  const changed = withChanges(
    new Map<string, Note>([
      ['a', note],
      ['b', note],
    ]),
    notes ?? new Map(),
  );
  expect([...changed.keys()]).toEqual(['b', '__proto__']);
  expect(readNotes(writeNotes(changed)).notes).toEqual(changed);
  expect(readNotes('').notes).toEqual(new Map());
});

test('the file is called after its document', () => {
  expect(notesFileOf('PRODUCT.md')).toBe('PRODUCT.notes.json');
  expect(notesFileOf('docs/a.b.markdown')).toBe('docs/a.b.notes.json');
});

const documentOf = (permissions: string, before = '') =>
  read(`${before}## 3. Entities

\`\`\`yaml
book: { title: Book, fields: { name: { type: string } } }
\`\`\`

## 6. Roles

\`\`\`yaml
roles: { clerk: {}, guest: {} }
permissions:
${permissions}
\`\`\`
`);

const open = '  - { roles: [clerk], can: [update], on: [book], when: not shown }';

test('a gap keeps its key while the document changes elsewhere, and each has its own', () => {
  const keysOf = ({ gaps, specification }: ReturnType<typeof read>) => gaps.map((gap) => gapKey(gap, specification));
  const before = keysOf(documentOf(open));
  expect(new Set(before).size).toBe(before.length);
  const permission = before.find((key) => key.startsWith('access.permissions.'));
  expect(permission).toBe('access.permissions.[roles=clerk can=update on=book].when access.permission');
  const after = keysOf(
    documentOf(`  - { roles: [guest], can: [read], on: [book] }\n${open}`, '# Library\n\nWords.\n\n'),
  );
  expect(after).toContain(permission);
  expect(after).toContain('entities.book.fields.name.maxLength field.maxLength');
  const twice = keysOf(documentOf(`${open}\n${open}`)).filter((key) => key.startsWith('access.permissions.'));
  expect(new Set(twice).size).toBe(2);
});
