import { describe, expect, test } from 'vitest';
import { small } from '../testing/ask.ts';

describe('rules over other records', () => {
  const rooms = {
    3: 'room: { fields: { name: { type: string } } }\nappointment: { fields: { room: { type: reference, to: room }, start: { type: integer }, end: { type: integer } } }',
    5: 'free: { entity: appointment, assert: "!records.appointment.exists(a, a.room == record.room && a.start < record.end && record.start < a.end)", at: [start], error: taken }',
    8: 'taken: { status: 409, title: "The room is taken from {record.start}", detail: "Choose another time." }',
  };

  test('two appointments cannot be in one room at one time, and one does not stand in its own way', async () => {
    const { ask } = small(rooms);
    const room = (await ask('POST', '/room', { name: 'One' })).body.id;
    const other = (await ask('POST', '/room', { name: 'Two' })).body.id;
    const first = await ask('POST', '/appointment', { room, start: 9, end: 11 });
    expect(first.status).toBe(201);
    const second = await ask('POST', '/appointment', { room, start: 10, end: 12 });
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({
      type: 'urn:problem:taken',
      title: 'The room is taken from 10',
      detail: 'Choose another time.',
      errors: [{ pointer: '#/start', code: 'taken' }],
    });
    expect((await ask('POST', '/appointment', { room: other, start: 10, end: 12 })).status).toBe(201);
    expect((await ask('PATCH', `/appointment/${first.body.id}`, { end: 10 })).status).toBe(200);
  });

  test('of many at once one is kept', async () => {
    const { ask, all } = small(rooms);
    const room = (await ask('POST', '/room', { name: 'One' })).body.id;
    await Promise.all(Array.from({ length: 10 }, () => ask('POST', '/appointment', { room, start: 9, end: 11 })));
    expect(await all('appointment')).toHaveLength(1);
  });
});

describe('unique', () => {
  test('over several fields, and of many at once one is kept', async () => {
    const { ask, all } = small({
      3: 'slot: { unique: [[room, start]], fields: { room: { type: string }, start: { type: integer }, serial: { type: string, unique: true } } }',
    });
    await Promise.all(Array.from({ length: 5 }, () => ask('POST', '/slot', { room: 'A', start: 1 })));
    expect(await all('slot')).toHaveLength(1);
    expect((await ask('POST', '/slot', { room: 'A', start: 2, serial: 'x' })).status).toBe(201);
    const { body } = await ask('POST', '/slot', { room: 'A', start: 1 });
    expect(body.errors?.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(['#/room unique', '#/start unique']);
    await Promise.all(Array.from({ length: 3 }, () => ask('POST', '/slot', { serial: 'y' })));
    expect((await all('slot')).filter(({ values }) => values.serial === 'y')).toHaveLength(1);
  });

  test('twenty that are made at once get twenty keys', async () => {
    const { ask, all } = small({ 3: 'note: { fields: { text: { type: string } } }' });
    const made = await Promise.all(Array.from({ length: 20 }, () => ask('POST', '/note', {})));
    expect(made.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
    expect(new Set((await all('note')).map(({ key }) => key)).size).toBe(20);
  });
});

describe('what becomes of references when a record is deleted', () => {
  const of = (onDelete: string) => ({
    3: `customer: { fields: { name: { type: string } } }\nbill: { fields: { customer: { type: reference, to: customer${onDelete} }, lines: { type: array, items: { type: object, properties: { payer: { type: reference, to: customer, onDelete: setNull }, sum: { type: number } } } } } }`,
  });

  test.each([
    ['nothing is stated', '', 409, 1],
    ['restrict', ', onDelete: restrict', 409, 1],
    ['cascade', ', onDelete: cascade', 204, 0],
    ['setNull', ', onDelete: setNull', 204, 1],
  ])('%s', async (_what, onDelete, status, left) => {
    const { ask, all } = small(of(onDelete));
    const customer = (await ask('POST', '/customer', { name: 'Ada' })).body.id;
    await ask('POST', '/bill', { customer });
    expect((await ask('DELETE', `/customer/${customer}`)).status).toBe(status);
    const bills = await all('bill');
    expect(bills).toHaveLength(left);
    if (status === 204 && left === 1) expect(bills[0]?.values.customer).toBeNull();
  });

  test('inside of lists as well; a reference to itself does not hold a record', async () => {
    const { ask, all } = small(of(', onDelete: setNull'));
    const customer = (await ask('POST', '/customer', { name: 'Ada' })).body.id;
    await ask('POST', '/bill', { lines: [{ payer: customer, sum: 3 }] });
    expect((await ask('DELETE', `/customer/${customer}`)).status).toBe(204);
    expect((await all('bill'))[0]?.values.lines).toMatchObject([{ payer: null, sum: 3 }]);
  });
});

describe('defaults and computed values', () => {
  test('defaults are evaluated when a record begins', async () => {
    const { ask } = small({
      1: 'timeZone: Asia/Tokyo',
      3: 'job: { fields: { at: { type: string, format: date-time, readOnly: true, default: =now() }, on: { type: string, format: date, default: "=today() + days(1)" }, by: { type: string, default: =subject.id }, size: { type: integer, default: =constants.size * 2 }, box: { type: object, properties: { depth: { type: integer, default: 3 } } } } }',
      9: 'size: { value: 4 }',
    });
    const { body } = await ask('POST', '/job', {}, 'ada');
    expect(body).toMatchObject({
      at: '2026-03-09T10:00:00.000Z',
      on: '2026-03-10',
      by: 'ada',
      size: 8,
      box: { depth: 3 },
    });
  });

  test('computed values rest on one another in any order, on references and on the clock, and are never stored', async () => {
    const { ask, all } = small({
      3: 'customer: { fields: { rate: { type: number } } }\njob: { fields: { total: { type: number, computed: record.net * 1.5 }, net: { type: number, computed: record.hours * record.customer.rate }, hours: { type: number }, customer: { type: reference, to: customer }, due: { type: string, format: date, computed: today() + days(2) }, lines: { type: array, items: { type: object, properties: { n: { type: integer }, twice: { type: integer, computed: item.n * 2 } } } } } }',
    });
    const customer = (await ask('POST', '/customer', { rate: 10 })).body.id;
    const { body } = await ask('POST', '/job', { hours: 2, customer, lines: [{ n: 4 }] });
    expect(body).toMatchObject({ net: 20, total: 30, due: '2026-03-11', lines: [{ n: 4, twice: 8 }] });
    expect(Object.keys((await all('job'))[0]?.values ?? {})).not.toContain('total');
    await ask('PATCH', `/customer/${customer}`, { rate: 20 });
    expect((await ask('GET', `/job/${body.id}`)).body.total).toBe(60);
    expect((await ask('GET', '/job?filter[total]=50..70')).body.total).toBe(1);
  });
});

describe('a guard over what is asked', () => {
  test('is judged with the answers, also through what is computed of them', async () => {
    const { ask } = small({
      3: 'job: { fields: { state: { type: string }, room: { type: string }, hours: { type: number }, cost: { type: number, computed: record.hours * 10 } } }',
      4: 'job: { field: state, initial: open, states: { open: {}, done: {}, paid: {} }, transitions: { finish: { from: open, to: done, asks: [room, hours], guard: "record.room != null && record.cost > 10" } } }',
    });
    const { body } = await ask('POST', '/job', {});
    const finish = (answers: unknown) => ask('POST', `/job/${body.id}/finish`, answers);
    expect((await finish({ room: 'A', hours: 1 })).status).toBe(409);
    expect((await finish({ hours: 2 })).status).toBe(409);
    expect((await finish({ room: 'A', hours: 2 })).body.state).toBe('done');
  });
});

test('an error that the call names is said, and never one of the same status that it does not', async () => {
  const { ask } = small({
    3: 'patient: { fields: { name: { type: string } } }',
    7: 'getPatient: { method: get, path: "/patients/{id}", does: read, entity: patient, errors: [no-patient] }',
    8: 'no-appointment: { status: 404, title: There is no such appointment }\nno-patient: { status: 404, title: There is no such patient, detail: Look at the card. }',
  });
  expect((await ask('GET', '/patients/1')).body).toMatchObject({
    type: 'urn:problem:no-patient',
    title: 'There is no such patient',
    detail: 'Look at the card.',
  });
  expect((await ask('PATCH', '/patients/1', {})).body).toMatchObject({ type: 'about:blank' });
});

test('a rule that shows at no field is about the whole record: `#`; one that does not say where, at what it compares first', async () => {
  const { ask } = small({
    3: 'job: { fields: { n: { type: integer }, m: { type: integer } } }',
    5: [
      'less: { entity: job, at: none, assert: record.n < record.m }',
      'not so: { entity: job, assert: record.n < record.m }',
    ].join('\n'),
  });
  expect((await ask('POST', '/job', { n: 2, m: 1 })).body.errors).toMatchObject([
    { pointer: '#', code: 'less' },
    { pointer: '#/n', code: 'not so' },
  ]);
});

test('only what a call takes is taken', async () => {
  const { ask } = small({
    3: 'job: { fields: { text: { type: string }, note: { type: string } } }',
    7: 'changeJob: { method: patch, path: "/jobs/{id}", does: update, entity: job, body: [text] }',
  });
  const { body } = await ask('POST', '/job', { text: 'a', note: 'b' });
  expect(body.id).toBeDefined();
  expect((await ask('PATCH', `/jobs/${body.id}`, { text: 'c' })).status).toBe(200);
  expect((await ask('PATCH', `/jobs/${body.id}`, { note: 'c' })).status).toBe(422);
});
