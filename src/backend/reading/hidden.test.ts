import { expect, test } from 'vitest';
import { countEffort } from '#tooling/effort';
import { small } from '../testing/ask.ts';

test('the name of a transition does not tell a hidden state', async () => {
  const { ask, all } = small({
    3: 'a: { history: true, fields: { title: { type: string }, state: { type: string } } }',
    4: `a:
  field: state
  initial: open
  states: { open: {}, dismissed: {} }
  transitions: { dismiss: { from: open, to: dismissed } }`,
    6: `roles: { reader: {}, manager: {} }
permissions:
  - { roles: manager, can: all, on: all }
  - { roles: reader, can: [read], on: a, fields: [title] }`,
  });
  await ask('POST', '/a', { title: 'x' }, 'manager');
  const key = (await all('a'))[0]?.key;
  expect((await ask('POST', `/a/${key}/dismiss`, {}, 'manager')).status).toBe(200);
  const { body } = await ask('GET', `/a/${key}`, undefined, 'reader');
  expect(body.title).toBe('x');
  expect(JSON.stringify(body)).not.toContain('dismiss');
});

test('a record that only a condition leads to is not handed out', async () => {
  const { ask, put } = small({
    3: `person:
  display: name
  fields: { name: { type: string }, boss: { type: reference, to: person } }
a: { fields: { owner: { type: reference, to: person } } }`,
    6: `roles: { reader: {} }
permissions:
  - { roles: reader, can: [read, list], on: a }
  - { roles: reader, can: [read], on: person, fields: [name], when: "record.boss.name != 'x'" }`,
  });
  await put('person', 'B', { id: 'B', name: 'the boss', boss: 'B' });
  await put('person', 'P', { id: 'P', name: 'Ann', boss: 'B' });
  await put('a', 'A', { id: 'A', owner: 'P' });
  expect((await ask('GET', '/a', undefined, 'reader')).body.included).toEqual({ person: [{ id: 'P', name: 'Ann' }] });
});

test('what is computed over records that may not be seen is not known', async () => {
  const { ask, put } = small({
    3: `secret: { fields: { x: { type: string } } }
a:
  fields:
    count: { type: integer, computed: size(records.secret) }
    is: { type: boolean, computed: "records.secret.exists(s, s == 'S')" }
    own: { type: integer, computed: size(records.a) }`,
    6: 'roles: { reader: {} }\npermissions:\n  - { roles: reader, can: [read], on: a }',
  });
  await put('secret', 'S', { id: 'S' });
  await put('a', 'A', { id: 'A' });
  const { body } = await ask('GET', '/a/A', undefined, 'reader');
  expect(body).toEqual({ id: 'A', count: null, is: null, own: 0 });
});

test('records that rest on one another in a circle, or in very many ways, are answered', async () => {
  const { ask, put } = small({
    3: `a:
  display: parent
  fields:
    parent: { type: reference, to: a }
    left: { type: reference, to: a }
    depth: { type: integer, computed: "record.parent == null ? 0 : record.parent.depth + 1" }
    ways: { type: integer, computed: "record.left == null ? 1 : record.left.ways + record.left.ways" }`,
  });
  await put('a', 'A', { id: 'A', parent: 'B' });
  await put('a', 'B', { id: 'B', parent: 'A' });
  for (let index = 0; index < 10; index++)
    await put('a', `L${index}`, { id: `L${index}`, left: index ? `L${index - 1}` : null });
  const { status, body } = await ask('GET', '/a?sort=parent&size=100');
  expect(status).toBe(200);
  expect(body.items.find(({ id }) => id === 'A')?.depth).toBeNull();
  expect(body.items.find(({ id }) => id === 'L9')?.ways).toBe(512);
});

test('a filter along a path that leads everywhere is answered soon', async () => {
  const { ask, put } = small({ 3: 'a: { fields: { all: { type: array, items: { type: reference, to: a } } } }' });
  const keys = Array.from({ length: 10 }, (_, index) => `A${index}`);
  for (const key of keys) await put('a', key, { id: key, all: keys });
  const effort = countEffort();
  expect((await ask('GET', `/a?filter[${'all.'.repeat(12)}id]=A1`)).status).toBe(200);
  expect((await ask('GET', `/a?filter[${'all.'.repeat(5000)}id]=A1`)).status).toBe(200);
  expect(effort()).toBeLessThan(2000);
});

test('an address does not tell what a hidden field holds', async () => {
  const { ask, put } = small({
    3: `person:
  fields:
    name: { type: string }
    mail: { type: string }
    salary: { type: number }
    twice: { type: number, computed: record.salary * 2 }`,
    6: `roles: { reader: {}, manager: {} }
permissions:
  - { roles: reader, can: [read], on: person, fields: [name, twice] }
  - { roles: reader, can: [update], on: person, fields: [name] }
  - { roles: manager, can: all, on: all }`,
    7: `byMail: { method: get, path: "/by-mail/{mail}", does: read, entity: person }
rename: { method: patch, path: "/by-mail/{mail}", does: update, entity: person }
byTwice: { method: get, path: "/by-twice/{twice}", does: read, entity: person }
byName: { method: get, path: "/by-name/{name}", does: read, entity: person }`,
  });
  await put('person', 'P', { id: 'P', name: 'Ann', mail: 'ann@x', salary: 7 });
  expect((await ask('GET', '/by-mail/ann@x', undefined, 'manager')).status).toBe(200);
  expect((await ask('GET', '/by-twice/14', undefined, 'manager')).status).toBe(200);
  expect((await ask('GET', '/by-name/Ann', undefined, 'reader')).status).toBe(200);
  for (const mail of ['ann@x', 'nobody@x']) {
    expect((await ask('GET', `/by-mail/${mail}`, undefined, 'reader')).status).toBe(404);
    expect((await ask('PATCH', `/by-mail/${mail}`, { name: 'Eve' }, 'reader')).status).toBe(404);
  }
  expect((await ask('GET', '/by-twice/14', undefined, 'reader')).status).toBe(404);
});

test('an address finds the record that the asker sees, whatever a hidden one holds', async () => {
  const { ask, put } = small({
    3: 'a: { fields: { code: { type: string }, open: { type: boolean } } }',
    6: 'roles: { reader: {} }\npermissions:\n  - { roles: reader, can: [read], on: a, when: record.open }',
    7: 'byCode: { method: get, path: "/by-code/{code}", does: read, entity: a }',
  });
  await put('a', 'A', { id: 'A', code: 'x', open: false });
  await put('a', 'B', { id: 'B', code: 'x', open: true });
  expect((await ask('GET', '/by-code/x', undefined, 'reader')).body.id).toBe('B');
});

test('whether there is a hidden record does not show in what is computed over all of them', async () => {
  const computed = async (codes: string[]) => {
    const { ask, put } = small({
      3: `secret: { fields: { code: { type: string } } }
a: { fields: { count: { type: integer, computed: "records.secret.filter(s, s.code == 'x').size()" } } }`,
      6: `roles: { reader: {} }
permissions:
  - { roles: reader, can: [read], on: a }
  - { roles: reader, can: [read], on: secret, when: record.code != 'hush' }`,
    });
    for (const code of codes) await put('secret', code, { id: code, code });
    await put('a', 'A', { id: 'A' });
    return (await ask('GET', '/a/A', undefined, 'reader')).body;
  };
  expect(await computed(['x', 'hush'])).toEqual(await computed(['x']));
});

test('what a gate rests on does not show in the order of what is included', async () => {
  const included = async (gates: [string | null, string | null]) => {
    const { ask, put } = small({
      2: 'list: { path: /, kind: list, entity: team, columns: [lead.boss.boss] }',
      3: `level: { fields: { n: { type: integer } } }
person: { fields: { boss: { type: reference, to: person }, gate: { type: reference, to: level } } }
team: { fields: { lead: { type: reference, to: person } } }`,
      6: `roles: { reader: {} }
permissions:
  - { roles: reader, can: [read, list], on: team }
  - { roles: reader, can: [read], on: person, fields: [boss], when: record.gate == null || record.gate.n == 1 }`,
    });
    await put('level', 'L', { id: 'L', n: 1 });
    for (const [index, gate] of gates.entries()) {
      await put('person', `B${index}`, { id: `B${index}`, boss: null, gate: null });
      await put('person', `P${index}`, { id: `P${index}`, boss: `B${index}`, gate });
      await put('team', `T${index}`, { id: `T${index}`, lead: `P${index}` });
    }
    return JSON.stringify((await ask('GET', '/team?screen=list', undefined, 'reader')).body);
  };
  expect(await included(['L', null])).toBe(await included([null, 'L']));
});

test('a figure that rests on what may not be seen is no figure, not even zero', async () => {
  const { ask } = small({
    2: `board:
  path: /board
  kind: dashboard
  widgets:
    - { kind: figure, of: a, aggregate: sum, field: price }
    - { kind: bars, of: a, by: price }
    - { kind: figure, of: a, where: record.price > 2 }
    - { kind: figure, of: a }`,
    3: 'a: { fields: { title: { type: string }, price: { type: number } } }',
    6: `roles: { reader: {}, manager: {} }
permissions:
  - { roles: manager, can: all, on: all }
  - { roles: reader, can: [list, read], on: a, fields: [title] }`,
  });
  await ask('POST', '/a', { title: 'x', price: 3 }, 'manager');
  const widgetsFor = async (role: string) => (await ask('GET', '/.figures/board', undefined, role)).body.widgets;
  expect(await widgetsFor('reader')).toEqual([{ denied: true }, { denied: true }, { denied: true }, { value: 1 }]);
  expect(await widgetsFor('manager')).toMatchObject([{ value: 3 }, { buckets: [{}] }, { value: 1 }, { value: 1 }]);
});
