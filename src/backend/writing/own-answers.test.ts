import { describe, expect, test } from 'vitest';
import { small } from '../testing/ask.ts';

const fields = `order:
  fields:
    name: { type: string }
    n: { type: integer, default: 1 }
    total: { type: integer, computed: record.n * 10 }
    due: { type: string, format: date, computed: today() }
    made: { type: string, format: date-time, readOnly: true, default: =now() }
    seal: { type: object, readOnly: true, default: { code: 3 }, properties: { code: { type: integer }, half: { type: number, computed: item.code / 2 } } }
    place:
      type: object
      properties:
        street: { type: string }
        since: { type: string, format: date-time, readOnly: true, default: =now() }
        inner: { type: object, properties: { x: { type: integer }, twice: { type: integer, computed: item.x * 2 } } }
    rows:
      type: array
      items:
        type: object
        properties:
          count: { type: integer }
          mark: { type: string, readOnly: true, default: new }
          worth: { type: integer, computed: item.count * record.n }
          on: { type: string, format: date, computed: today() }
    grid: { type: array, items: { type: array, items: { type: object, properties: { v: { type: integer }, seen: { type: string, readOnly: true } } } } }`;

const whole = {
  name: 'a',
  place: { street: 'A', inner: { x: 2 } },
  rows: [{ count: 1 }, { count: 2 }],
  grid: [[{ v: 1 }], [{ v: 2 }]],
};

const wrong = (body: { errors?: { pointer: string; code: string }[] }) =>
  body.errors?.map(({ pointer, code }) => `${pointer} ${code}`).sort();

describe('what only the product answers', () => {
  test.each([
    [{ total: 11 }, ['#/total']],
    [{ made: '2020-01-01T00:00:00Z' }, ['#/made']],
    [{ seal: { code: 3, half: 9 } }, ['#/seal']],
    [{ place: { street: 'B', since: '2020-01-01T00:00:00Z' } }, ['#/place/since']],
    [{ place: { inner: { x: 2, twice: 5 } } }, ['#/place/inner/twice']],
    [
      {
        rows: [
          { count: 1, mark: 'other' },
          { count: 2, worth: 77 },
        ],
      },
      ['#/rows/0/mark', '#/rows/1/worth'],
    ],
    [{ rows: [{ count: 1 }, { count: 2 }, { count: 3, mark: 'mine' }] }, ['#/rows/2/mark']],
    [{ grid: [[{ v: 1 }, { v: 3, seen: 'x' }]] }, ['#/grid/0/1/seen']],
  ])('%j is refused where it is said, new or changed', async (answers, pointers) => {
    const { ask } = small({ 3: fields });
    const expected = pointers.map((pointer) => `${pointer} readOnly`);
    const made = await ask('POST', '/order', { ...whole, ...answers });
    expect([made.status, wrong(made.body)]).toEqual([422, expected]);
    const { id } = (await ask('POST', '/order', whole)).body;
    const changed = await ask('PATCH', `/order/${id}`, answers);
    expect([changed.status, wrong(changed.body)]).toEqual([422, expected]);
  });

  test('comes back as it was read, in another order too, as it will be, and as the clock had it', async () => {
    const { ask } = small({ 3: fields });
    const { body } = await ask('POST', '/order', whole);
    expect(body).toMatchObject({ seal: { code: 3, half: 1.5 }, rows: [{ worth: 1 }, { worth: 2 }] });
    const send = async (answers: object) => {
      const now = (await ask('GET', `/order/${body.id}`)).body;
      return (await ask('PATCH', `/order/${body.id}`, { ...now, ...answers })).status;
    };
    const [first = {}, second = {}] = body.rows as object[];
    expect(await send({})).toBe(200);
    expect(await send({ rows: [second, { count: 9 }, first] })).toBe(200);
    expect(await send({ n: 3, total: 30 })).toBe(200);
    expect(await send({ n: 4, rows: [{ ...first, worth: 4 }] })).toBe(200);
    expect(await send({ due: '2020-01-01', rows: [{ count: 1, on: '2020-01-01' }] })).toBe(200);
  });

  test('cannot be found out by who may not see it', async () => {
    const { ask } = small({
      3: 'a: { fields: { n: { type: integer }, twice: { type: integer, computed: record.n * 2 }, box: { type: object, properties: { v: { type: integer }, code: { type: string, readOnly: true, default: abc } } } } }',
      6: `roles: { one: {}, all: {} }
permissions:
  - { roles: [all], can: all, on: all }
  - { roles: [one], can: [update], on: [a] }
  - { roles: [one], can: [read, list], on: [a], fields: [id] }`,
    });
    const { id } = (await ask('POST', '/a', { n: 2, box: { v: 1 } }, 'all')).body;
    for (const answers of [{ twice: 4 }, { twice: 5 }, { box: { code: 'abc' } }, { box: { code: 'x' } }])
      expect((await ask('PATCH', `/a/${id}`, answers, 'one')).status).toBe(422);
  });
});
