import { describe, expect, test } from 'vitest';
import { compile, type Entity, type Values } from '../compile/index.ts';
import { read } from '../reading/index.ts';

const sources = [
  'records.visit.exists(v, v.room == record.room)',
  'records.visit.exists(v, record.room == v.room && v.start > 2)',
  'records.visit.exists(v, !(v.room != record.room || v.start > 2))',
  'records.visit.exists_one(v, v.room == record.room)',
  'records.visit.all(v, v.room != record.room || v.start > 2)',
  'records.visit.all(v, !(v.room == record.room && v.start > 2))',
  'records.visit.filter(v, v.room == record.room && v.open).size() == 1',
  'records.visit.map(v, v.on == record.on, v.start).sum() > 3',
  "records.visit.exists(v, v.on == date('2026-03-02'))",
  'records.visit.exists(v, v.open == true)',
  'records.visit.exists(v, v.start == 1.0)',
  'records.visit.exists(v, v.of == record.of)',
  'records.visit.exists(v, v.twice == 4)',
  'records.visit.exists(v, v.room == record.room || v.start == 3)',
  'records.visit.all(v, records.visit.exists(w, w.room == v.room && w.start != v.start))',
  'records.visit.exists(v, v.room == v.note)',
  'records.visit.exists(v, v.note == record.nothing)',
  'records.visit.exists(v, v.at == record.at)',
];
const narrowed = new Set(sources.slice(0, 12).concat(sources[14] ?? ''));

const document = `
## 3. Entities
\`\`\`yaml
visit:
  fields:
    room: { type: string }
    note: { type: string }
    nothing: { type: string }
    start: { type: integer }
    open: { type: boolean }
    on: { type: string, format: date }
    at: { type: string, format: date-time }
    of: { type: reference, to: visit }
    twice: { type: integer, computed: record.start * 2 }
\`\`\`
## 5. Rules
\`\`\`yaml
${sources.map((source, index) => `rule${index}: { entity: visit, assert: "${source}" }`).join('\n')}
\`\`\`
`;
const product = compile(read(document).specification);
const visit = product.entity('visit') as Entity;

const records = [
  { id: '1', room: 'a', start: 1, open: true, on: '2026-03-01', of: '2', note: 'a' },
  { id: '2', room: 'a', start: 2, open: false, on: '2026-03-02', of: null, at: '2026-03-09T10:00:00Z' },
  { id: '3', room: 'b', start: 3, open: null, on: '2026-03-02', of: '2', at: '2026-03-09T11:00:00+01:00' },
  { id: '4', room: null, start: 4, open: true, on: null, of: '1' },
].map((values) => visit.complete(values));

const hasAll = (record: Values, equals: Values) =>
  Object.entries(equals).every(([name, value]) => (record[name] ?? null) === value);

describe.each(product.rules.map((rule, index) => ({ rule, source: sources[index] ?? '' })))(
  '$source',
  ({ rule, source }) => {
    test.each(records)('says the same of record $id, whether a store narrows it or not', (record) => {
      const asked: (Values | undefined)[] = [];
      const all = (_entity: Entity, equals?: Values) => {
        asked.push(equals);
        return equals ? records.filter((one) => hasAll(one, equals)) : records;
      };
      const whole = rule.test(record, { all: () => records });
      expect(rule.test(record, { all })).toBe(whole);
      const isAnswered = !source.includes('record.room') || record.room !== null;
      const hasOf = !source.includes('record.of') || record.of !== null;
      const hasOn = !source.includes('record.on') || record.on !== null;
      if (isAnswered && hasOf && hasOn) expect(asked.some(Boolean)).toBe(narrowed.has(source));
    });
  },
);

test('what may not be seen is not asked for', () => {
  const asked: unknown[] = [];
  const all = (_entity: Entity, equals?: Values) => {
    asked.push(equals);
    return records;
  };
  const permissions = `
## 6. Access
\`\`\`yaml
roles: { r: {} }
permissions: [{ roles: r, can: read, on: visit, when: record.open }]
\`\`\`
`;
  const [rule] = compile(read(document + permissions).specification).rules;
  const sight = () => ({ has: () => true });
  const subject = { id: 'x', roles: ['r'] };
  expect(rule?.test(records[0] ?? {}, { all, sight, subject })).toBe('unknown');
  expect(asked).toEqual([]);
});
