import { expect, test, vi } from 'vitest';
import { compile } from '#specification';
import { read } from '#specification/reading';
import { sampleRecords } from './sample-records.ts';

const { specification } = read('## 3. Entities\n\n```yaml\nnote: { fields: { text: { type: string } } }\n```\n');
const product = compile(specification);
const now = new Date('2026-03-09T10:00:00Z');
const changes = [{ at: '2026-02-01T10:00:00Z', by: 'u1', action: 'create', before: {}, after: {} }];
const madeOn = (made: string) =>
  vi.fn(async () => ({
    made,
    records: { note: [{ id: 'n1', text: 'Made before.' }] },
    histories: { note: { n1: changes } },
  }));

test('samples that were made beforehand are used as they are', async () => {
  const { note } = await sampleRecords(product, now, madeOn('2026-03-01T10:00:00Z'));
  expect(note).toEqual([{ key: 'n1', values: { id: 'n1', text: 'Made before.' }, changes }]);
});

test('samples lie around today: what was made long ago is made anew', async () => {
  const { note } = await sampleRecords(product, now, madeOn('2026-01-01T10:00:00Z'));
  expect(note?.length).toBeGreaterThan(1);
  expect(note?.map(({ values }) => values.text)).not.toContain('Made before.');
});

test('without any, they are made', async () => {
  const { note } = await sampleRecords(product, now);
  expect(note?.length).toBeGreaterThan(1);
});
