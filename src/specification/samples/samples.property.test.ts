import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { compile } from '../compile/index.ts';
import { read } from '../reading/index.ts';
import { ready, validate } from '../validation/index.ts';
import { samples } from './samples.ts';

beforeAll(ready);

const now = new Date('2026-03-09T10:00:00Z');
const flag = fc.constantFrom(undefined, true);
const limits = (least: string, most: string, highest: number) =>
  fc
    .tuple(fc.option(fc.nat(highest), { nil: undefined }), fc.option(fc.nat(highest), { nil: undefined }))
    .map(([low, wide]) => ({ [least]: low, [most]: wide === undefined ? undefined : (low ?? 0) + wide }));

const texts = fc
  .tuple(limits('minLength', 'maxLength', 12), fc.constantFrom(undefined, 'multiline', 'phone'))
  // No telephone number has less than three digits.
  .filter(([limit, format]) => format !== 'phone' || (limit.maxLength ?? 3) >= 3)
  .map(([limit, format]) => ({ type: 'string', format, ...limit }));
const numbers = fc
  .tuple(
    limits('minimum', 'maximum', 50),
    fc.constantFrom(undefined, 0.1, 0.25, 1),
    fc.constantFrom(undefined, 'money'),
  )
  .map(([limit, multipleOf, format]) => ({ type: 'number', multipleOf, format, ...limit }));
const plain = fc.constantFrom(
  { type: 'string', format: 'date' },
  { type: 'string', format: 'date-time', readOnly: true },
  { type: 'string', format: 'email' },
  { type: 'string', format: 'uri' },
  { type: 'string', pattern: '^[A-Z]{2,4}-\\d+$' },
  { type: 'string', enum: ['a', 'b', 'c'] },
  { type: 'integer', enum: ['1', '2'] },
  { type: 'boolean' },
  { type: 'reference', to: 'thing' },
  { type: 'reference', to: 'other' },
  { type: 'number', computed: 'size(string(now())) + 0.5' },
  {},
);

/** The facts of a field, at most so many objects and lists deep. */
function fieldFacts(depth: number): fc.Arbitrary<object> {
  const leaf = fc.oneof(texts, numbers, plain);
  if (depth === 0) return leaf;
  const inner = fieldFacts(depth - 1);
  const list = fc
    .tuple(inner, limits('minItems', 'maxItems', 3))
    .map(([items, limit]) => ({ type: 'array', items, ...limit, ...(limit.maxItems === 0 ? { maxItems: 1 } : {}) }));
  const object = fc.dictionary(fc.constantFrom('a', 'b', 'toString'), inner, { minKeys: 1 });
  return fc.oneof(
    { weight: 4, arbitrary: leaf },
    { weight: 1, arbitrary: list },
    { weight: 1, arbitrary: object.map((properties) => ({ type: 'object', properties })) },
  );
}

const fields = fc.dictionary(
  fc.constantFrom('f0', 'f1', 'f2', 'f3', 'f4', 'constructor', 'größe'),
  fc
    .tuple(fieldFacts(2), flag, fc.constantFrom(undefined, undefined, "record.f0 != 'Y'", 'record.f1 == record.f2'))
    .map(([facts, required, relevantWhen]) => ({ ...facts, required, relevantWhen })),
  { minKeys: 1 },
);

test('samples of any document keep what it says', () => {
  fc.assert(
    fc.property(fields, fields, (thing, other) => {
      const document = JSON.stringify({ thing: { fields: thing }, other: { fields: other } });
      const product = compile(read(`## 3. Entities\n\`\`\`yaml\n${document}\n\`\`\`\n`).specification);
      const records = samples(product, { now, count: 16 });
      for (const entity of product.entities) {
        const all = records[entity.name] ?? [];
        const find = () => undefined;
        for (const record of all) expect(validate(entity, record, { now, find })).toEqual([]);
      }
    }),
    { numRuns: 150 },
  );
});
