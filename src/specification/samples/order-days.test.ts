import { expect, test } from 'vitest';
import { compile, type Values } from '../compile/index.ts';
import { chapter } from '../reading/documents.ts';
import { read } from '../reading/index.ts';
import { ready, samples } from './index.ts';

/** Random draws go by the name of an entity: of many each is another seed. */
const seeds = Array.from({ length: 40 }, (_, number) => `thing${number}`);
const now = new Date('2026-03-09T10:00:00Z');

async function recordsOf(
  fields: string,
  { states = '', rules }: { states?: string; rules?: (name: string) => string } = {},
): Promise<Values[]> {
  const all = (facts: string) => (facts ? seeds.map((name) => `${name}: ${facts}`).join('\n') : '');
  const text =
    chapter(3, all(`{ fields: { ${fields} } }`)) +
    (states && chapter(4, all(states))) +
    (rules ? chapter(5, seeds.map((name) => `of-${name}: ${rules(name)}`).join('\n')) : '');
  const product = compile(read(text).specification);
  await ready(product);
  const records = Object.values(samples(product, { now, count: 20 })).flat();
  expect(records.length).toBeGreaterThan(seeds.length * 4);
  return records;
}

/** Pairs of answers that both are there, the one that is to come first before the other. */
function pairs(records: readonly Values[], one: string, other: string): [string, string][] {
  const both = records.filter((record) => record[one] && record[other]);
  expect(both.length).toBeGreaterThan(5);
  return both.map((record) => [String(record[one]), String(record[other])]);
}

/** A day and a moment are compared by their day. */
const isInOrder = ([one, other]: [string, string]) => {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length) <= other.slice(0, length);
};

test.each([
  ['from', 'due'],
  ['from', 'to'],
  ['start', 'end'],
  ['startsOn', 'endsOn'],
  ['lent', 'due'],
  ['lentOn', 'returnedOn'],
  ['borrowed', 'returned'],
  ['created', 'due'],
  ['createdAt', 'closedAt'],
  ['ordered', 'delivered'],
  ['validFrom', 'validUntil'],
  ['lastCheck', 'nextCheck'],
  ['arrival', 'departure'],
  ['von', 'bis'],
  ['geliehenAm', 'zurückAm'],
  ['貸出日', '返却日'],
  ['تاريخ الإعارة', 'تاريخ الإرجاع'],
])('%s comes before %s, as days, as moments, and as both', async (one, other) => {
  for (const [kind, otherKind] of [
    ['date', 'date'],
    ['date-time', 'date-time'],
    ['date', 'date-time'],
    ['date-time', 'date'],
  ]) {
    const fields = `${other}: { type: string, format: ${otherKind} }, ${one}: { type: string, format: ${kind} }`;
    expect(pairs(await recordsOf(fields), one, other).filter((pair) => !isInOrder(pair))).toEqual([]);
    const inside = `period: { type: object, required: true, properties: { ${fields} } }`;
    const periods = (await recordsOf(inside)).map(({ period }) => period as Values);
    expect(pairs(periods, one, other).filter((pair) => !isInOrder(pair))).toEqual([]);
  }
});

const lifecycle =
  '{ initial: asked, states: { asked: {}, granted: {}, used: {}, settled: { final: true } }, transitions: { grant: { from: asked, to: granted }, use: { from: granted, to: used }, settle: { from: used, to: settled } } }';

test('days follow one another as the transitions do that they are called after, and what is still to come has none', async () => {
  const day = (name: string) => `${name}: { type: string, format: date }`;
  const records = await recordsOf([day('settledOn'), day('grantedOn'), day('returnedOn')].join(', '), {
    states: lifecycle,
  });
  expect(pairs(records, 'grantedOn', 'settledOn').filter((pair) => !isInOrder(pair))).toEqual([]);
  const today = now.toISOString().slice(0, 10);
  for (const { $state: state, grantedOn, settledOn, returnedOn } of records) {
    if (state === 'asked') expect(grantedOn).toBeNull();
    if (state !== 'settled') expect([settledOn, returnedOn]).toEqual([null, null]);
    for (const one of [grantedOn, settledOn, returnedOn]) expect(String(one ?? '') <= today).toBe(true);
  }
});

test('where a rule compares days, it goes by the rule, whatever they are called', async () => {
  const fields = ['start', 'end'].map((name) => `${name}: { type: string, format: date, required: true }`).join(', ');
  const rules = (name: string) => `{ entity: ${name}, assert: record.end < record.start, at: end }`;
  const records = await recordsOf(fields, { rules });
  expect(pairs(records, 'end', 'start').filter(([end, start]) => end >= start)).toEqual([]);
});

test('what has happened lies behind, whatever state that is in', async () => {
  const today = now.toISOString().slice(0, 10);
  const days = await recordsOf(
    'lent: { type: string, format: date, required: true }, back: { type: string, format: date }',
  );
  expect(days.filter(({ lent, back }) => String(lent) > today || String(back ?? '') > today)).toEqual([]);
  expect(days.some(({ back }) => back !== null)).toBe(true);
});
