import { expect, test } from 'vitest';
import { compile } from '#specification';
import { read } from '#specification/reading';
import { followedIn, mayMend, restsOn } from './rests-on.ts';

const product = compile(
  read(`
## 3. Entities
\`\`\`yaml
job:
  fields:
    start: { type: number }
    hours: { type: number }
    rate: { type: number }
    price: { type: number, computed: record.hours * record.rate }
    reason: { type: string, required: true, relevantWhen: record.start > 5 }
    parts: { type: array, items: { type: object, properties: { count: { type: number, relevantWhen: record.rate > 1 } } } }
    note: { type: string }
plain:
  fields: { a: { type: number }, b: { type: number } }
\`\`\`
## 5. Rules
\`\`\`yaml
short: { entity: job, assert: record.hours < 9, at: [start] }
cheap: { entity: job, assert: record.price < 100, at: [hours], error: dear }
whole: { entity: plain, assert: "size(record) < 3", at: [a] }
\`\`\`
## 8. Errors
\`\`\`yaml
dear: { status: 422, title: "Too dear, {record.note}" }
\`\`\`
`).specification,
);
const job = product.entity('job')!;
const names = ['start', 'hours', 'rate', 'price', 'reason', 'parts', 'note'];
const rule = (name: string) => product.rules.find((one) => one.name === name)!;

test('a rule rests on what it names, on what that is computed of, and on what it says', () => {
  expect(names.filter((name) => restsOn(rule('short'), name))).toEqual(['hours']);
  expect(names.filter((name) => restsOn(rule('cheap'), name))).toEqual(['hours', 'rate', 'price', 'note']);
});

test('a rule over the record as a whole rests on every field of it', () => {
  expect(['a', 'b'].every((name) => restsOn(rule('whole'), name))).toBe(true);
});

test('what is wrong with a field is mended by what its rules and its relevance rest on', () => {
  const mendedBy = (field: string) => names.filter((name) => mayMend(job.field(field)!, name));
  expect(mendedBy('start')).toEqual(['hours']);
  expect(mendedBy('reason')).toEqual(['start']);
  expect(mendedBy('parts')).toEqual(['rate']);
  expect(mendedBy('note')).toEqual([]);
});

test('the look of a form rests on what shows, computes or offers, at every depth', () => {
  expect([...followedIn(job)!].sort()).toEqual(['hours', 'rate', 'start']);
  expect(followedIn(product.entity('plain')!)?.size).toBe(0);
});
