import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { answeringTables } from './index.ts';

const app = join(import.meta.dirname, '..', '..');
const sources = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('messages') && !/\.(test|stories)\./.test(file))
  .map((file) => readFileSync(join(app, file), 'utf8'))
  .join('\n');

const texts = Object.entries(en).flatMap(([room, table]) => Object.keys(table).map((key) => [room, key]));

test.each(texts)('%s %s is said somewhere', (_room, key) => {
  expect(new RegExp(`\\.${key}\\b`).test(sources), `nothing says ${key}`).toBe(true);
});

test('every language has every text, and says it with what it is given', async () => {
  for (const load of Object.values(answeringTables)) {
    const table = await load();
    expect(Object.entries(table).map(([room, inner]) => [room, Object.keys(inner)])).toEqual(
      Object.entries(en).map(([room, inner]) => [room, Object.keys(inner)]),
    );
    expect(table.items.place('Parts', 2, 3)).toMatch(/Parts.*(2.*3|3.*2)/);
    expect(table.file.tooLarge('a.png', '4 MB', '500 kB')).toMatch(/a\.png.*4 MB.*500 kB/);
  }
});
