import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { decide, editableFields, expandRoles } from './access.ts';
import { operationOf } from './operations.ts';
import { read } from './read.ts';
import { displayOf, type RecordIssue, type Values, validate } from './record.ts';
import { samples } from './samples.ts';

const { specification: spec } = read(
  readFileSync(join(import.meta.dirname, '..', '..', 'examples', 'repair-desk.md'), 'utf8'),
);
const now = new Date('2026-03-09T10:00:00Z');
const clerk = { subject: { id: 'user-1', roles: ['clerk'] }, now };
const technician = { subject: { id: 'user-2', roles: ['technician'] }, now };

const repair: Values = {
  number: 'R-000001',
  customer: 'customer-1',
  appliance: 'appliance-1',
  urgent: false,
  fault: 'It hums and does not drain.',
  status: 'received',
  receivedAt: '2026-03-08T09:00:00Z',
  dueOn: '2026-03-12',
  technician: 'user-2',
};

function codes(values: Values, around = {}): string[] {
  return validate(spec, 'repair', values, { now, ...around }).map(
    ({ path, code }: RecordIssue) => `${path.join('.')}: ${code}`,
  );
}

describe('validation', () => {
  test('a repair that is in order', () => {
    expect(codes(repair)).toEqual([]);
  });

  test.each<[string, Values, string]>([
    ['a required answer is missing', { fault: null }, 'fault: required'],
    ['too short', { fault: 'broken' }, 'fault: minLength'],
    ['longer than the constant says', { fault: 'x'.repeat(2001) }, 'fault: maxLength'],
    ['not a multiple', { labour: 1.1 }, 'labour: multipleOf'],
    ['too much', { labour: 41 }, 'labour: maximum'],
    ['not a number', { labour: 'three' }, 'labour: type'],
    ['inside a list', { parts: [{ part: 'part-1', quantity: 0 }] }, 'parts.0.quantity: minimum'],
    ['a rule between two fields', { dueOn: '2026-03-01' }, 'dueOn: due-too-early'],
  ])('%s', (_what, change, code) => {
    expect(codes({ ...repair, ...change })).toContain(code);
  });

  test('a rule that rests on something unknown never speaks', () => {
    expect(codes({ ...repair, urgent: true, dueOn: '2026-03-10' })).toEqual([]);
    const lookup = () => ({ name: 'Ada Novak' });
    expect(codes({ ...repair, urgent: true, dueOn: '2026-03-10' }, { lookup })).toEqual(['customer: phone-missing']);
  });

  test('a warning is not an error', () => {
    const late = validate(spec, 'repair', { ...repair, urgent: true, dueOn: '2026-06-01' }, { now });
    expect(late).toMatchObject([
      { code: 'due-too-late', severity: 'warning', detail: 'An urgent repair is due within 3 days' },
    ]);
  });

  test('a field that does not matter in this state is not asked for', () => {
    expect(codes({ ...repair, agreed: -5 })).toEqual([]);
  });
});

describe('permissions', () => {
  test('roles inherit', () => {
    expect([...expandRoles(spec, ['manager'])].sort()).toEqual(['clerk', 'manager', 'technician']);
  });

  test.each([
    [clerk, 'create', 'repair', true],
    [technician, 'create', 'repair', false],
    [technician, 'diagnose', 'repair', true],
    [clerk, 'list', 'part', false],
  ])('%j: %s %s → %s', (around, action, entity, answer) => {
    expect(decide(spec, action, entity, around).answer).toBe(answer);
  });

  test('a condition is asked of each record', () => {
    expect(decide(spec, 'diagnose', 'repair', technician, repair).answer).toBe(true);
    expect(decide(spec, 'diagnose', 'repair', technician, { ...repair, technician: 'user-9' }).answer).toBe(false);
    expect(decide(spec, 'diagnose', 'repair', technician, { ...repair, technician: undefined }).answer).not.toBe(true);
  });

  test('deny goes before allow, field by field', () => {
    expect(editableFields(spec, 'update', 'repair', clerk, repair)?.has('labour')).toBe(false);
    expect(editableFields(spec, 'update', 'repair', clerk, repair)?.has('fault')).toBe(true);
  });
});

test('calls are as stated, and assumed beside it', () => {
  expect(operationOf(spec, 'repair', 'diagnose')).toMatchObject({
    method: 'POST',
    path: '/repairs/{number}/diagnosis',
    call: 'diagnoseRepair',
  });
  expect(operationOf(spec, 'customer', 'create')).toEqual({ method: 'POST', path: '/customers' });
});

test('samples are the same for the same document and day, and keep the rules of their fields', () => {
  const first = samples(spec, now);
  expect(samples(spec, now)).toEqual(first);
  const lookup = (entity: string, key: string) =>
    first[entity]?.find((record) => record[spec.entities[entity]?.key ?? 'id'] === key);
  const wrong = (first.repair ?? []).flatMap((record) =>
    validate(spec, 'repair', record, { now, lookup }).filter(
      ({ code }) => code !== 'required' && !(code in spec.errors),
    ),
  );
  expect(wrong).toEqual([]);
  for (const { appliance, customer } of first.repair ?? []) {
    if (appliance) expect(lookup('appliance', String(appliance))?.owner).toBe(customer);
  }
});

test('a record is called as the document says', () => {
  expect(displayOf(spec, 'appliance', { make: 'Miele', model: 'W1' })).toBe('Miele W1');
});
