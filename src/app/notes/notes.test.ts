import { expect, test } from 'vitest';
import { readNotes, writeNotes } from '#specification/notes';
import { changedNote, parseDraft } from './draft.ts';
import { imported, merged } from './merged.ts';

const now = new Date(2026, 10, 21, 23, 59);
const file = writeNotes(
  new Map([
    ['a', { note: 'First' }],
    ['b', { asked: 'Bo' }],
  ]),
);

test('who is asked anew is asked since today, and nothing noted is no note', () => {
  const before = { question: 'Who?', asked: 'Ada', since: '2026-01-02' };
  expect(changedNote(before, { asked: ' Ada ', note: 'She answers soon. ' }, now)).toEqual({
    ...before,
    note: 'She answers soon.',
  });
  expect(changedNote(before, { asked: 'Bo', note: '' }, now)).toEqual({
    question: 'Who?',
    asked: 'Bo',
    since: '2026-11-21',
  });
  expect(changedNote(before, { asked: '', note: ' ' }, now)).toBeNull();
});

test('changes of this browser lie over the file, and stay where the file cannot be read', () => {
  const browser = '{ "notes": { "a": null, "c": { "note": "Third" } } }';
  expect([...merged(file, browser).notes.keys()]).toEqual(['b', 'c']);
  const broken = merged('{ "notes": }', browser);
  expect(broken.fault).toEqual({ code: 'syntax', line: 1, column: 12 });
  expect([...broken.notes.keys()]).toEqual(['c']);
});

test('an import tells what is new from what differs', () => {
  const { notes = new Map() } = readNotes(file);
  const { added, differing } = imported(
    notes,
    new Map([
      ['a', { note: 'First' }],
      ['b', { asked: 'Chiara' }],
      ['c', { note: 'Third' }],
    ]),
  );
  expect([...added.keys()]).toEqual(['c']);
  expect([...differing.keys()]).toEqual(['b']);
});

test.each(['', 'null', '{"asked":1,"note":""}', '{'])('%j is no draft', (kept) => {
  expect(parseDraft(kept)).toBeUndefined();
});
