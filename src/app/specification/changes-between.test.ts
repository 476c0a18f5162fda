import { expect, test } from 'vitest';
import { read } from '#specification/reading';
import { changesBetween, parseSeen, seenOf } from './changes-between.ts';

const seen = (yaml: string) => seenOf(read(`## 9. Constants\n\n\`\`\`yaml\n${yaml}\n\`\`\`\n`).specification);

test('what came, went and says something else is told by its path', () => {
  expect(changesBetween(seen('a: 1\nb: 2\nc: 3'), seen('a: 1\nb: 20\nd: 4'))).toEqual([
    { kind: 'changed', path: 'constants.b.value' },
    { kind: 'added', path: 'constants.d.value' },
    { kind: 'removed', path: 'constants.c.value' },
  ]);
});

test('the same document has not changed, also once it was kept', () => {
  const now = seen('a: 1\nb: { value: "=1", unit: days }');
  expect(changesBetween(now, seen('a: 1\nb: { value: "=1", unit: days }'))).toEqual([]);
  expect(changesBetween(parseSeen(JSON.stringify(now)) ?? {}, now)).toEqual([]);
});

test.each(['', '{', '[1]', '{"a":1}', 'null'])('%j is not what was kept', (kept) => {
  expect(parseSeen(kept)).toBeUndefined();
});
