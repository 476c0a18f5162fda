import { beforeEach, describe, expect, test } from 'vitest';
import { type Ask, type Asking, asking } from './testing/ask.ts';
import { repairDesk } from './testing/repair-desk.ts';

let desk: Asking;
const ask = (method: string, path: string, options?: Ask & { etag?: string }) =>
  desk.ask(method, path, { ...options, headers: options?.etag ? { 'if-match': options.etag } : {} });

beforeEach(async () => {
  desk = await repairDesk();
});

const newRepair = async () => {
  const appliances = await desk.all('appliance');
  const appliance = appliances[0];
  return { customer: appliance?.values.owner, appliance: appliance?.key, fault: 'It hums and does not drain.' };
};

describe('list', () => {
  test('a page of it, and how many there are', async () => {
    const { body } = await ask('GET', '/repairs?size=10&page=2');
    expect(body.items).toHaveLength(10);
    expect(body.total).toBe(40);
  });

  test('filtered', async () => {
    const { body } = await ask('GET', '/repairs?filter[status]=ready&size=100');
    expect(body.total).toBeGreaterThan(0);
    expect(new Set(body.items.map(({ status }) => status))).toEqual(new Set(['ready']));
  });

  test('sorted, either way; states in the order of the lifecycle', async () => {
    const amounts = (await ask('GET', '/repairs?sort=-estimate&size=100')).body.items
      .map(({ estimate }) => estimate)
      .filter((amount) => amount !== null);
    expect(amounts).toEqual([...amounts].sort((a, b) => Number(b) - Number(a)));
    const states = (await ask('GET', '/repairs?sort=status&size=100')).body.items.map(({ status }) => status);
    const order = Object.keys(desk.product.specification.lifecycles.repair?.states ?? {});
    expect(states).toEqual([...states].sort((a, b) => order.indexOf(String(a)) - order.indexOf(String(b))));
  });

  test('searched', async () => {
    const { body } = await ask('GET', '/repairs?q=R-000007');
    expect(body.items.map(({ number }) => number)).toEqual(['R-000007']);
  });
});

describe('create', () => {
  test('begins in the initial state, with the next key and computed values', async () => {
    const { status, body } = await ask('POST', '/repairs', {
      as: 'clerk',
      body: { ...(await newRepair()), labour: 2 },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ number: 'R-000041', status: 'received', estimate: 128 });
    expect((await ask('GET', '/repairs/R-000041')).status).toBe(200);
  });

  test('nobody but a transition writes the state', async () => {
    const made = await ask('POST', '/repairs', { as: 'clerk', body: { ...(await newRepair()), status: 'ready' } });
    expect(made.status).toBe(422);
    expect(made.body.errors).toMatchObject([{ pointer: '#/status', code: 'readOnly' }]);
  });

  test('what is wrong is said field by field, as problem details', async () => {
    const { status, headers, body } = await ask('POST', '/repairs', { as: 'clerk', body: { fault: 'short' } });
    expect(status).toBe(422);
    expect(headers.get('content-type')).toBe('application/problem+json');
    expect(body.type).toBe('urn:problem:invalid');
    expect(body.title).toBe('Some answers need another look');
    expect(body.errors?.map(({ pointer, code }) => `${pointer} ${code}`).sort()).toEqual([
      '#/appliance required',
      '#/customer required',
      '#/fault minLength',
    ]);
    expect(await desk.all('repair')).toHaveLength(40);
  });

  test('a reference must lead somewhere, and to one that may be chosen', async () => {
    const { body: gone } = await ask('POST', '/repairs', {
      as: 'clerk',
      body: { ...(await newRepair()), customer: 'nobody' },
    });
    expect(gone.errors?.some(({ pointer, code }) => pointer === '#/customer' && code === 'reference')).toBe(true);
    const other = (await desk.all('customer')).find(({ key }) => key !== 'customer-1');
    const appliance = (await desk.all('appliance')).find(({ values }) => values.owner !== other?.key);
    const { body: foreign } = await ask('POST', '/repairs', {
      as: 'clerk',
      body: { ...(await newRepair()), customer: other?.key, appliance: appliance?.key },
    });
    expect(foreign.errors?.some(({ pointer, code }) => pointer === '#/appliance' && code === 'enum')).toBe(true);
  });

  test('a unique value is taken once', async () => {
    const taken = (await desk.all('customer')).find(({ values }) => values.email)?.values.email;
    const { body } = await ask('POST', '/customers', { as: 'clerk', body: { name: 'Zoe Novak', email: taken } });
    expect(body.errors).toMatchObject([{ pointer: '#/email', code: 'unique' }]);
  });

  test('a role that may not is denied, in the words of the catalogue where the call names the error', async () => {
    const made = await ask('POST', '/repairs', { as: 'technician', body: await newRepair() });
    expect(made).toMatchObject({ status: 403, body: { type: 'about:blank', title: 'You do not have permission' } });
    const diagnosed = await ask('POST', '/repairs/R-000001/diagnosis', { as: 'clerk' });
    expect(diagnosed.status).toBe(403);
    expect(diagnosed.body).toMatchObject({ type: 'urn:problem:forbidden', title: 'Your role may not do this' });
  });

  test('a body that is no JSON', async () => {
    expect((await ask('POST', '/customers', { body: '{' })).status).toBe(400);
  });
});

describe('update', () => {
  test('what the body does not name stays as it is; the history says what was there', async () => {
    const before = await ask('GET', '/repairs/R-000003');
    const { status, body } = await ask('PATCH', '/repairs/R-000003', {
      body: { fault: 'A fault that was found later on.' },
      etag: before.etag,
    });
    expect(status).toBe(200);
    expect(body.customer).toBe(before.body.customer);
    const after = await ask('GET', '/repairs/R-000003');
    const earlier = Array.isArray(before.body.$changes) ? before.body.$changes : [];
    expect(after.body.$changes).toMatchObject([
      {
        action: 'update',
        by: 'manager',
        before: { fault: before.body.fault },
        after: { fault: 'A fault that was found later on.' },
      },
      ...earlier,
    ]);
    await ask('PATCH', '/repairs/R-000003', { body: { fault: after.body.fault }, etag: after.etag });
    expect((await ask('GET', '/repairs/R-000003')).body.$changes).toEqual(after.body.$changes);
  });

  test('a record that changed meanwhile is not overwritten', async () => {
    const { etag } = await ask('GET', '/repairs/R-000003');
    await ask('PATCH', '/repairs/R-000003', { body: { fault: 'The first of two that write.' }, etag });
    const second = await ask('PATCH', '/repairs/R-000003', { body: { fault: 'The second of two that write.' }, etag });
    expect(second.status).toBe(412);
    expect(second.body.type).toBe('urn:problem:conflict');
    expect((await ask('GET', '/repairs/R-000003')).body.fault).toBe('The first of two that write.');
  });

  test('a field that a role may not change', async () => {
    const open = (await desk.all('repair')).find(({ values }) => values.status === 'received');
    const { etag } = await ask('GET', `/repairs/${open?.key}`);
    const { status } = await ask('PATCH', `/repairs/${open?.key}`, { as: 'clerk', body: { labour: 3 }, etag });
    expect(status).toBe(403);
  });

  test('a call that states it asks for the revision that is meant', async () => {
    expect((await ask('PATCH', '/repairs/R-000003', { body: {} })).status).toBe(428);
    expect((await ask('PATCH', '/repairs/R-000003', { body: {}, etag: '*' })).status).toBe(200);
    expect((await ask('PATCH', '/repairs/R-000003', { body: {}, etag: 'seven' })).status).toBe(400);
    expect((await ask('PATCH', '/repairs/R-000003', { as: 'nobody', body: {} })).status).toBe(403);
  });

  test('a record that is not there', async () => {
    expect((await ask('PATCH', '/repairs/R-999999', { body: {} })).status).toBe(404);
  });
});

describe('transitions', () => {
  const put = (key: string, values: Record<string, unknown>) => desk.put('repair', key, { number: key, ...values });

  test('leads from state to state, with what it asks for', async () => {
    const repair = await newRepair();
    await put('R-000900', { ...repair, status: 'received', technician: null });
    const unguarded = await ask('POST', '/repairs/R-000900/diagnosis', { body: { diagnosis: 'The pump.', labour: 1 } });
    expect(unguarded.status).toBe(409);
    await put('R-000900', { ...repair, status: 'received', technician: 'user-1' });
    const { status, body } = await ask('POST', '/repairs/R-000900/diagnosis', {
      body: { diagnosis: 'The pump.', labour: 1, fault: 'not asked for' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'diagnosed', diagnosis: 'The pump.', labour: 1, fault: repair.fault });
  });

  test('does not leave a state that it does not lead from', async () => {
    await put('R-000901', { ...(await newRepair()), status: 'received' });
    expect((await ask('POST', '/repairs/R-000901/finish')).status).toBe(409);
  });

  test('a guard that rests on something unknown holds it back', async () => {
    await put('R-000902', { ...(await newRepair()), status: 'diagnosed' });
    expect((await ask('POST', '/repairs/R-000902/agree', { body: { agreed: 1 } })).status).toBe(409);
  });

  test('a role that may not take it', async () => {
    await put('R-000903', { ...(await newRepair()), status: 'ready' });
    expect((await ask('POST', '/repairs/R-000903/handBack', { as: 'technician' })).status).toBe(403);
    expect((await ask('POST', '/repairs/R-000903/handBack', { as: 'clerk' })).status).toBe(200);
  });
});

test('delete', async () => {
  expect((await ask('DELETE', '/repairs/R-000001', { as: 'clerk' })).status).toBe(403);
  expect((await ask('DELETE', '/repairs/R-000001')).status).toBe(204);
  expect((await ask('GET', '/repairs/R-000001')).status).toBe(404);
});

test('a call that the product does not have', async () => {
  const { status, body } = await ask('GET', '/nowhere');
  expect(status).toBe(404);
  expect(body).toMatchObject({ type: 'about:blank', title: 'Not found' });
});

test('a document that states nothing but fields: everything is allowed, paths are assumed', async () => {
  const { ask: send } = asking('## 3. Entities\n\n```yaml\nnote: { fields: { text: { type: string } } }\n```\n');
  expect((await send('POST', '/note', { body: { text: 'a' } })).status).toBe(201);
  expect((await send('GET', '/note')).body).toMatchObject({ total: 1, items: [{ text: 'a' }] });
});

test('a search finds states and choices by the words that are shown', async () => {
  expect((await ask('GET', '/appliances?q=washer')).body.total).toBeGreaterThan(0);
  const { body } = await ask('GET', '/repairs?q=pickup&size=100');
  expect(new Set(body.items.map(({ status }) => status))).not.toContain('received');
});

test('a search and a filter by a part tell neither capitals nor accents apart', async () => {
  const { ask: send } = asking('## 3. Entities\n\n```yaml\nnote: { fields: { text: { type: string } } }\n```\n');
  for (const text of ['Müller, İpek', 'MULLER', 'Maler']) await send('POST', '/note', { body: { text } });
  const found = async (query: string) =>
    (await send('GET', `/note?${query}`)).body.items.map(({ text }) => text).sort();
  expect(await found('q=muller')).toEqual(['MULLER', 'Müller, İpek']);
  expect(await found('q=IPEK')).toEqual(['Müller, İpek']);
  expect(await found('filter[text]=~m%C3%BCller')).toEqual(['MULLER', 'Müller, İpek']);
});

test('what another record has already is told with its name, as far as whoever asks may see it', async () => {
  const { ask: send } = asking(`## 3. Entities

\`\`\`yaml
person: { key: id, display: name, fields: { id: { type: string }, name: { type: string }, mail: { type: string, unique: true } } }
\`\`\`

## 6. Roles and permissions

\`\`\`yaml
roles: { chief: {}, guest: {} }
permissions: [{ roles: [chief], can: all, on: all }, { roles: [guest], can: [create], on: all }]
\`\`\`
`);
  const wrong = async (as: string) => {
    const { status, body } = await send('POST', '/person', { as, body: { id: as, name: 'Kim', mail: 'a@b.c' } });
    return [status, JSON.stringify(body)];
  };
  await send('POST', '/person', { as: 'chief', body: { id: 'p1', name: 'Ada Novak', mail: 'a@b.c' } });
  expect(await wrong('chief')).toEqual([422, expect.stringContaining('Ada Novak has this already.')]);
  const [status, said] = await wrong('guest');
  expect(status).toBe(422);
  expect(said).toContain('Something else has this already.');
  expect(said).not.toContain('Novak');
});

describe('a role that is previewed', () => {
  test('is the first of those who have it, or the one that is asked for', async () => {
    const people = (await ask('GET', '/.preview/people?role=technician')).body as unknown as {
      id: string;
      name: string;
    }[];
    expect(people.length).toBeGreaterThan(1);
    const users = await desk.all('user');
    for (const { id, name } of people) {
      const user = users.find(({ key }) => key === id);
      expect([user?.values.roles, user?.values.name]).toEqual([['technician'], name]);
    }
    const subjectOf = async (query: string) => (await ask('GET', `/.preview/subject?${query}`)).body;
    expect(await subjectOf('role=technician')).toEqual({ ...people[0], roles: ['technician'] });
    expect(await subjectOf(`role=technician&person=${people[1]?.id}`)).toEqual({ ...people[1], roles: ['technician'] });
  });

  test('is nobody who does not have it', async () => {
    const [clerk] = (await ask('GET', '/.preview/people?role=clerk')).body as unknown as { id: string }[];
    const { body } = await ask('GET', `/.preview/subject?role=technician&person=${clerk?.id}`);
    expect(body.id).not.toBe(clerk?.id);
    expect((await ask('GET', '/.preview/people?role=nobody')).body).toEqual([]);
  });
});
