import { expect, test } from 'vitest';
import { compile } from '#specification';
import { read } from '#specification/reading';
import { KnownRecords } from './known-records.ts';
import { isOwnChange, noteOwnChange } from './own-changes.ts';

const { specification } = read(
  '## 3. Entities\n\n```yaml\nlamp: { fields: { name: { type: string } } }\nshade: {}\n```\n',
);
const product = compile(specification);
const [lamp, shade] = ['lamp', 'shade'].map((name) => product.entity(name));
if (!lamp || !shade) throw new Error('no entity');

const record = (etag: string | undefined) => ({ values: { id: '1' }, etag, changes: [], included: {} });
const knownRecords = () => new KnownRecords({} as never, { id: '', roles: [] });

test('what was made here of a revision, step by step, is no change of somebody else', () => {
  const known = knownRecords();
  noteOwnChange(known, lamp, record('a'), record('b'));
  noteOwnChange(known, lamp, record('b'), record('c'));
  expect(isOwnChange(known, lamp, record('a'), record('c'))).toBe(true);
  expect(isOwnChange(known, shade, record('a'), record('c'))).toBe(false);
  expect(isOwnChange(knownRecords(), lamp, record('a'), record('c'))).toBe(false);
});

test('with a change of somebody else in between it is one', () => {
  const known = knownRecords();
  noteOwnChange(known, lamp, record('a'), record('b'));
  noteOwnChange(known, lamp, record('theirs'), record('c'));
  expect(isOwnChange(known, lamp, record('a'), record('c'))).toBe(false);
});

test('a server may call a record the same again, once it is as it was', () => {
  const known = knownRecords();
  noteOwnChange(known, lamp, record('a'), record('b'));
  noteOwnChange(known, lamp, record('b'), record('a'));
  expect(isOwnChange(known, lamp, record('b'), record('a'))).toBe(true);
  expect(isOwnChange(known, lamp, record('theirs'), record('a'))).toBe(false);
});
