import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { chapterTables } from '#app/messages';
import { documentOf } from '#app/product';
import { read } from '#specification/reading';
import { gapWordsFor } from '#specification/texts/gaps';
import { type Entry, entriesOf, findIn } from './find-entries.ts';

const text = readFileSync(join(import.meta.dirname, '../../../examples/repair-desk.md'), 'utf8');
const { condition } = await chapterTables.en();
let entries: Entry[];

beforeAll(async () => {
  entries = entriesOf(documentOf('product', read(text)), await gapWordsFor('en'), condition);
});

test('facts, words and questions are found, whatever their case', () => {
  expect(findIn(entries, 'HOURLYRATE').map(({ path }) => path)).toContain('constants.hourlyRate');
  expect(findIn(entries, 'household')[0]).toMatchObject({ kind: 'prose', chapter: 'purpose' });
  expect(findIn(entries, 'time zone')[0]).toMatchObject({ kind: 'gap', path: 'purpose.timeZone' });
});

test('a fact is found by what people call it and by where it stands', () => {
  const [first] = findIn(entries, 'repair fault maxLength');
  expect(first).toMatchObject({ kind: 'fact', title: 'Repair › Fault › maxLength', text: '=constants.noteLength' });
});

test('what is stated of a thing is told with it, not beside it', () => {
  const paths = findIn(entries, 'repair fault').map(({ path }) => path);
  expect(paths[0]).toBe('entities.repair.fields.fault');
  expect(paths.filter((path) => path.startsWith('entities.repair.fields.fault.'))).toEqual([]);
});

test('every word must be there, and nothing finds nothing', () => {
  expect(findIn(entries, 'household zebra')).toEqual([]);
  expect(findIn(entries, '  ')).toEqual([]);
});

test('accents make no difference', async () => {
  const hut = readFileSync(join(import.meta.dirname, '../../../examples/berghuette.md'), 'utf8');
  const found = findIn(entriesOf(documentOf('product', read(hut)), await gapWordsFor('de'), condition), 'uberblick');
  expect(found[0]?.path).toContain('screens.overview');
});

test('a question is found by what it names', () => {
  const found = findIn(entries, 'Who may delete customers?');
  expect(found[0]).toMatchObject({ path: expect.stringMatching(/^access\.permissions\.\d+$/) });
  expect(found.length).toBeGreaterThan(0);
});

test('what is called so comes before what is stated of it', () => {
  const [first] = findIn(entries, 'labour');
  expect(first?.title.split(' › ').at(-1)).toMatch(/labour/i);
});

test('a rule that is called nothing is found and named by what it asks', async () => {
  const own = read(`## 3. Entities
\`\`\`yaml
room: { fields: { beds: { type: integer, title: Beds } } }
\`\`\`
## 5. Rules
\`\`\`yaml
r1: { entity: room, assert: record.beds > 0 }
\`\`\`
`);
  const found = findIn(entriesOf(documentOf('product', own), await gapWordsFor('en'), condition), 'beds more');
  expect(found[0]?.title).toBe('Beds is more than 0');
});
