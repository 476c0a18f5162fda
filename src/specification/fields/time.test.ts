import { beforeAll, expect, test } from 'vitest';
import { compile } from '../compile/index.ts';
import { read } from '../reading/index.ts';
import { sampleOf } from '../samples/sample-of.ts';
import { ready, validate } from '../validation/index.ts';
import { isTime } from './time.ts';

beforeAll(ready);

const document = `## 3. Entities
\`\`\`yaml
thing: { fields: { it: { type: string, format: time, unique: true, default: "09:00" }, call: { type: string, format: phone } } }
\`\`\`
`;
const { specification, problems } = read(document);
const thing = compile(specification).entity('thing')!;

test('a time is a format that is known, and what is no time of day is refused', () => {
  expect(problems).toEqual([]);
  const codes = (it: unknown) => validate(thing, { it }, {}).map(({ code }) => code);
  for (const right of ['00:00', '14:30', '23:59:59', null]) expect(codes(right)).toEqual([]);
  for (const wrong of ['24:00', '9:00', '14:30Z', 'noon']) expect(codes(wrong)).toEqual(['time']);
  expect(codes(9)).toEqual(['type']);
});

test('what is no telephone number is refused', () => {
  const codes = (call: unknown) => validate(thing, { call }, {}).map(({ code }) => code);
  expect(codes('+49 30 123456')).toEqual([]);
  expect(codes('abc')).toEqual(['phone']);
});

test('samples are times, of a unique field no two alike', () => {
  const it = thing.field('it')!;
  const made = Array.from({ length: 200 }, (_, index) =>
    sampleOf(it, { index, random: () => 0.5, now: new Date(0), keysOf: () => [] }),
  );
  expect(made.every(isTime)).toBe(true);
  expect(new Set(made).size).toBe(200);
});

test('a default that is no time is a mistake of the document', () => {
  const { problems: found } = read(document.replace('09:00', 'nine'));
  expect(found.map(({ code, values }) => [code, values?.reason])).toEqual([['field.default', 'time']]);
});
