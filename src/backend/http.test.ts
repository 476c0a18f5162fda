import { describe, expect, test } from 'vitest';
import { countEffort } from '#tooling/effort';
import { asking, documentOf, small } from './testing/ask.ts';

const note = { 3: 'note: { fields: { text: { type: string } } }' };

describe('HTTP', () => {
  test('another method at an address that there is: 405, and what is allowed there', async () => {
    const { ask } = small(note);
    const { status, headers } = await ask('PUT', '/note');
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('GET, POST, HEAD, OPTIONS');
    expect((await ask('OPTIONS', '/note/1')).headers.get('allow')).toBe('GET, PATCH, DELETE, HEAD, OPTIONS');
  });

  test.each(['/.figures/overview', '/.preview/subject', '/.preview/people'])('%s can only be read', async (path) => {
    const { ask, backend } = small({ 2: 'overview: { path: /, kind: dashboard, widgets: [] }', ...note });
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const { status, headers, body } = await ask(method, path, {});
      expect([status, headers.get('allow'), body.status]).toEqual([405, 'GET, HEAD, OPTIONS', 405]);
    }
    expect((await ask('OPTIONS', path)).headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    expect((await ask('GET', path)).status).toBe(200);
    const head = await backend(new Request(`https://product.invalid${path}`, { method: 'HEAD' }));
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  test('HEAD answers like GET, without a body', async () => {
    const { backend } = small(note);
    const response = await backend(new Request('https://product.invalid/note', { method: 'HEAD' }));
    expect([response.status, await response.text()]).toEqual([200, '']);
    const gone = await backend(new Request('https://product.invalid/note/9', { method: 'HEAD' }));
    expect([gone.status, await gone.text()]).toEqual([404, '']);
  });

  test('what is made is answered with 201 and where it is read, by whatever the address of the document names', async () => {
    const { ask } = small({
      3: 'part: { fields: { name: { type: string } } }\nbolt: { fields: { name: { type: string } } }',
      7: 'byName: { method: get, path: "/named/{name}", does: read, entity: part }',
    });
    for (const [entity, found] of [
      ['part', '/named/a%2Fb'],
      ['bolt', '/bolt/bolt-1'],
    ] as const) {
      const made = await ask('POST', `/${entity}`, { name: 'a/b' });
      expect([made.status, made.headers.get('location')]).toEqual([201, found]);
      const read = await ask('GET', found);
      expect(read.body).toEqual(made.body);
      expect(read.headers.has('location')).toBe(false);
    }
  });

  test('a record is found by what is computed of it, through references too', async () => {
    const { ask } = small({
      3: 'maker: { fields: { name: { type: string } } }\npart: { fields: { maker: { type: reference, to: maker }, name: { type: string }, slug: { type: string, computed: "record.maker.name + record.name" } } }',
      7: 'bySlug: { method: get, path: "/by-slug/{slug}", does: read, entity: part }',
    });
    const maker = (await ask('POST', '/maker', { name: 'M' })).body.id;
    await ask('POST', '/part', { maker, name: 'x' });
    expect((await ask('GET', '/by-slug/Mx')).body.name).toBe('x');
    expect((await ask('GET', '/by-slug/My')).status).toBe(404);
  });

  test.each([
    ['an address that cannot be decoded', 'GET', '/note/%E0%A4%A', undefined, {}, 400],
    ['a body that is no object', 'POST', '/note', '[1]', {}, 400],
    ['a body that is no JSON', 'POST', '/note', '{', {}, 400],
    ['a body of another type', 'POST', '/note', '{}', { 'content-type': 'text/plain' }, 415],
    ['a JSON type of another name', 'POST', '/note', '{}', { 'content-type': 'application/merge-patch+json' }, 201],
    ['a header that cannot be read', 'GET', '/note', undefined, { 'preview-as': '%' }, 400],
    ['a header that is no subject', 'GET', '/note', undefined, { 'preview-as': '{"id":1}' }, 400],
    ['an address that there is not', 'GET', '/notes', undefined, {}, 404],
    ['a name that nothing declares', 'POST', '/note', '{"txt":"a"}', {}, 422],
  ])('%s: %s %s', async (_what, method, path, body, headers, status) => {
    const { ask } = asking(documentOf(note));
    const answered = await ask(method, path, { body, headers: headers as Record<string, string> });
    expect(answered.status).toBe(status);
    if (status >= 400) expect(answered.headers.get('content-type')).toBe('application/problem+json');
  });

  test('the revision that is meant: one, any, one of several, an old one, a malformed one', async () => {
    const { ask } = small(note);
    const { body, etag } = await ask('POST', '/note', { text: 'a' });
    const path = `/note/${body.id}`;
    const change = (tag: string) => ask('PATCH', path, { text: 'b' }, 'anyone', { 'if-match': tag });
    expect((await change('"0"')).status).toBe(412);
    expect((await change(`W/${etag}`)).status).toBe(412);
    expect((await change('seven')).status).toBe(400);
    expect((await change(`"0", ${etag}`)).status).toBe(200);
    expect((await change(etag)).status).toBe(412);
    expect((await change('*')).status).toBe(200);
    expect((await ask('DELETE', path, undefined, 'anyone', { 'if-match': etag })).status).toBe(412);
  });

  test('a record that is made anew under the same key has another revision', async () => {
    const { ask } = small({ 3: 'bin: { key: code, fields: { code: { type: string } } }' });
    const first = await ask('POST', '/bin', { code: 'A' });
    await ask('DELETE', '/bin/A');
    expect((await ask('POST', '/bin', { code: 'A' })).etag).not.toBe(first.etag);
  });
});

describe('names in any script', () => {
  test.each(['Räume', '患者', 'ملاحظة', 'two words', 'a/b', 'list', 'new', 'toString', 'valueOf'])(
    '%s is an entity, a field, a role and a transition',
    async (name) => {
      const { ask } = small({
        3: `"${name}": { fields: { "${name}": { type: string, required: true }, state: { type: string } } }`,
        4: `"${name}": { field: state, initial: "${name}", states: { "${name}": {}, done: {} }, transitions: { "to ${name}": { from: "${name}", to: done } } }`,
        6: `roles: { "${name}": {} }\npermissions:\n  - { roles: ["${name}"], can: all, on: ["${name}"], when: "has(record['${name}'])" }`,
      });
      const at = `/${encodeURIComponent(name)}`;
      const made = await ask('POST', at, { [name]: 'x' }, name);
      expect(made.status).toBe(201);
      const one = `${at}/${encodeURIComponent(String(made.body.id))}`;
      expect((await ask('GET', one, undefined, name)).body).toMatchObject({ [name]: 'x', state: name });
      expect((await ask('GET', `${at}?filter[${encodeURIComponent(name)}]=x`, undefined, name)).body.total).toBe(1);
      expect((await ask('POST', `${one}/${encodeURIComponent(`to ${name}`)}`, undefined, name)).body.state).toBe(
        'done',
      );
      expect((await ask('GET', one, undefined, 'other')).status).toBe(403);
    },
  );

  test('a field that came later may be called as every object has it, where a history is kept too', async () => {
    const { ask, put } = small({ 3: 'bin: { history: true, fields: { name: text, toString: text } }' });
    await put('bin', 'b1', { id: 'b1', name: 'a' });
    const { status, body } = await ask('PATCH', '/bin/b1', { toString: 'b' });
    expect([status, body.toString]).toEqual([200, 'b']);
    expect(body.$changes).toMatchObject([{ before: { toString: null }, after: { toString: 'b' } }]);
  });

  test.each(['a/b', '..', '.', 'new', '100%', 'ö ü', '?x=1', '#'])('%s is a key', async (key) => {
    const { ask, product } = small({ 3: 'bin: { key: code, fields: { code: { type: string } } }' });
    expect((await ask('POST', '/bin', { code: key })).status).toBe(201);
    const entity = product.entity('bin');
    const one = (entity && product.operation(entity, 'read')?.template.fill(() => key)) ?? '';
    expect((await ask('GET', one)).body.code).toBe(key);
  });
});

describe('stated calls come before assumed ones', () => {
  test('a call that retires is not taken for one that deletes', async () => {
    const { ask } = small({
      3: 'part: { key: sku, fields: { sku: { type: string }, state: { type: string } } }',
      4: 'part: { field: state, initial: sold, states: { sold: {}, gone: {} }, transitions: { retire: { from: sold, to: gone, guard: "false" } } }',
      7: 'retirePart: { method: delete, path: "/v1/parts/{sku}", does: retire, entity: part }\nreadPart: { method: get, path: "/v1/parts/{sku}", does: read, entity: part }',
    });
    expect((await ask('POST', '/part', { sku: 'A' })).status).toBe(201);
    expect((await ask('DELETE', '/v1/parts/A')).status).toBe(409);
    expect((await ask('GET', '/v1/parts/A')).body.state).toBe('sold');
  });

  test('a transition is taken by the call that it names', async () => {
    const { ask } = small({
      3: 'job: { fields: { state: { type: string } } }',
      4: 'job: { field: state, initial: open, states: { open: {}, done: {} }, transitions: { finish: { from: open, to: done, call: finishJob } } }',
      7: 'finishJob: { method: put, path: "/jobs/{id}/end" }',
    });
    const { body } = await ask('POST', '/job', {});
    expect((await ask('PUT', `/jobs/${body.id}/end`)).body.state).toBe('done');
  });
});

test.each([
  ['"other", "1"', 200],
  ['"a,b", "1"', 200],
  ['"other",,"1",', 200],
  ['"1,2"', 412],
  ['"a", W/"1"', 412],
  ['"a" "1"', 400],
  ['*, "1"', 400],
  [',', 400],
])('If-Match: %s is answered with %i', async (match, status) => {
  const { ask } = small(note);
  const { body } = await ask('POST', '/note', { text: 'a' });
  const answer = await ask('PATCH', `/note/${body.id}`, { text: 'b' }, 'anyone', { 'if-match': match });
  expect(answer.status).toBe(status);
});

test('who asks has no half of a character in a name', async () => {
  const { ask } = small(note);
  const headers = { 'preview-as': encodeURIComponent('{"id":"\\ud800","roles":[]}') };
  expect((await ask('POST', '/note', { text: 'a' }, 'anyone', headers)).status).toBe(400);
});

test('a long list in which every entry lacks something is answered soon', async () => {
  const { ask } = small({
    3: 'a: { fields: { list: { type: array, items: { type: object, properties: { b: { type: string, required: true }, c: { type: string } } } } } }',
  });
  const effort = countEffort();
  const { status, body } = await ask('POST', '/a', { list: Array.from({ length: 20_000 }, () => ({ c: 'x' })) });
  expect([status, body.errors?.length]).toEqual([422, 20_000]);
  expect(effort()).toBeLessThan(6000);
});
