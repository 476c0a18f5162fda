import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { compile } from '../compile/index.ts';
import { chapter } from '../reading/documents.ts';
import { read } from '../reading/index.ts';
import { histories } from './histories.ts';
import { ready } from './ready.ts';
import { samples } from './samples.ts';

const now = new Date('2026-03-09T10:00:00Z');
const desk = readFileSync(join(import.meta.dirname, '..', '..', '..', 'examples', 'repair-desk.md'), 'utf8');
const product = compile(read(desk).specification);
const repair = product.entity('repair')!;

beforeAll(() => ready(product));

test('what led to a record leads to its state, in order, by people who may do it', () => {
  const records = samples(product, { now });
  const { repair: found = {} } = histories(product, records, now);
  const users = records.user ?? [];
  for (const record of records.repair ?? []) {
    const changes = (found[repair.keyOf(record)] ?? []).toReversed();
    expect(changes[0]).toMatchObject({ action: 'create', at: record.receivedAt });
    expect(changes.at(-1)?.to ?? 'received').toBe(record.status);
    let [state, at] = ['received', String(record.receivedAt)];
    for (const change of changes.slice(1)) {
      expect(change.from).toBe(state);
      expect(repair.lifecycle?.transition(change.action)?.to?.name).toBe(change.to);
      expect(change.at > at && change.at <= now.toISOString()).toBe(true);
      [state, at] = [change.to ?? '', change.at];
    }
    for (const change of changes) {
      const person = users.find(({ id }) => id === change.by);
      const roles = [person?.roles].flat().map(String);
      const subject = { id: change.by, roles };
      const then = { ...record, status: change.from ?? 'received' };
      expect(product.access.decide(change.action, repair, { subject, now }, then).answer).toBe(true);
    }
    const diagnosed = changes.find(({ action }) => action === 'diagnose');
    if (diagnosed) expect(diagnosed.after).toMatchObject({ diagnosis: record.diagnosis, status: 'diagnosed' });
  }
});

test('entities that keep no history have none', () => {
  expect(Object.keys(histories(product, samples(product, { now }), now))).toEqual(['repair']);
});

test('nobody has arrived or left before the day that the record states', async () => {
  const text = readFileSync(join(import.meta.dirname, '..', '..', '..', 'examples', 'berghuette.md'), 'utf8');
  const hut = compile(read(text).specification);
  await ready(hut);
  const records = samples(hut, { now });
  const { booking: found = {} } = histories(hut, records, now);
  const booking = hut.entity('booking')!;
  const days = (records.booking ?? []).flatMap((record) =>
    (found[booking.keyOf(record)] ?? []).flatMap(({ action, at }) => {
      const stated = action === 'arrive' ? record.arrival : action === 'depart' ? record.departure : undefined;
      return stated === undefined ? [] : [[at.slice(0, 10), String(stated)] as const];
    }),
  );
  expect(days.length).toBeGreaterThan(5);
  for (const [day, stated] of days) expect(day >= stated).toBe(true);
});

test('what a record had to have from the beginning was not empty when it is asked for again', async () => {
  const text = readFileSync(join(import.meta.dirname, '..', '..', '..', 'examples', 'berghuette.md'), 'utf8');
  const hut = compile(read(text).specification);
  await ready(hut);
  const { booking: found = {} } = histories(hut, samples(hut, { now }), now);
  const arrivals = Object.values(found)
    .flat()
    .filter(({ action }) => action === 'arrive');
  expect(arrivals.length).toBeGreaterThan(2);
  for (const { before } of arrivals) expect(before).toEqual({ status: 'confirmed' });
});

test('what belongs to a record came after it began, and before it was over', () => {
  const records = samples(product, { now });
  const { repair: found = {} } = histories(product, records, now);
  let over = 0;
  for (const { repair: key, sentAt } of records.message ?? []) {
    const of = records.repair?.find((one) => repair.keyOf(one) === key);
    expect(String(sentAt) >= String(of?.receivedAt)).toBe(true);
    if (of?.status !== 'handedBack' && of?.status !== 'cancelled') continue;
    over++;
    expect(String(sentAt) <= String(found[String(key)]?.[0]?.at)).toBe(true);
  }
  expect(over).toBeGreaterThan(2);
});

test('the moments that a record keeps are in the order in which things happen', async () => {
  const moment = '{ type: string, format: date-time, readOnly: true';
  const text = [
    chapter(
      3,
      `loan: { fields: { updatedAt: ${moment} }, createdAt: ${moment}, default: =now() }, returnedAt: ${moment} }, status: { type: string } } }`,
    ),
    chapter(
      4,
      'loan: { field: status, initial: out, states: { out: {}, returned: { final: true } }, transitions: { giveBack: { from: out, to: returned } } }',
    ),
  ].join('\n');
  const lending = compile(read(text).specification);
  await ready(lending);
  const { loan: loans = [] } = samples(lending, { now });
  expect(loans.some(({ returnedAt }) => returnedAt)).toBe(true);
  for (const { status, createdAt, updatedAt, returnedAt } of loans) {
    expect(Boolean(returnedAt)).toBe(status === 'returned');
    expect(String(createdAt) <= String(updatedAt)).toBe(true);
    if (returnedAt) expect([String(createdAt) < String(returnedAt), updatedAt]).toEqual([true, returnedAt]);
  }
});
