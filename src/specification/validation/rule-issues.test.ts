import { beforeAll, describe, expect, test } from 'vitest';
import { type Around, compile, type Entity, type Values } from '../compile/index.ts';
import { read } from '../reading/index.ts';
import { ready, validate } from './index.ts';
import type { Judging } from './validate.ts';

beforeAll(ready);

const { specification } = read(`
## 1. Purpose
\`\`\`yaml
locales: [de]
currency: EUR
timeZone: Europe/Berlin
\`\`\`
## 3. Entities
\`\`\`yaml
room: { key: number, display: name, fields: { number: { type: string }, name: { type: string } } }
visit:
  fields:
    room: { type: reference, to: room }
    price: { type: number, format: money }
    limit: { type: number, format: money }
    weight: { type: number }
    day: { type: string, format: date }
    at: { type: string, format: date-time }
    size: { type: string, enum: [{ value: s, title: Klein }] }
    place: { type: object, properties: { city: { type: string } } }
    status: { type: string, readOnly: true }
    hidden: { type: string }
\`\`\`
## 4. States
\`\`\`yaml
visit: { field: status, initial: new, states: { new: { title: Neu } } }
\`\`\`
## 5. Rules
\`\`\`yaml
price: { entity: visit, assert: record.price <= record.limit, at: [price], error: tooMuch }
words: { entity: visit, when: record.weight > 1000, assert: record.weight < 0, error: words, severity: warning }
free: { entity: visit, when: record.weight == 6, assert: record.weight < 0, error: This is too heavy }
plain: { entity: visit, when: record.weight == 6, assert: record.weight < 0, error: nowhere-said }
hides: { entity: visit, when: record.weight > 1000, assert: record.hidden != 'x', at: [hidden], error: hides }
inside: { entity: visit, assert: record.place.city != 'York', at: [place.city], title: Not there }
bare: { entity: visit, assert: record.weight != 7 }
server: { entity: visit, checkedBy: server, assert: record.weight != 8, at: [weight] }
others: { entity: visit, assert: "!records.visit.exists(v, v.room == record.room)", at: [room] }
\`\`\`
## 8. Errors
\`\`\`yaml
tooMuch: { status: 422, title: "Höchstens {record.limit}, nicht {record.price} ({record.price * 2})" }
words: { status: 422, title: "{record.weight} · {record.day} · {record.at} · {record.size} · {record.status} · {record.room} · {record.hidden}" }
hides: { status: 422, title: "Nicht {record.hidden}" }
\`\`\`
`);
const visit = compile(specification).entity('visit') as Entity;

function issues(values: Values, around: Around = {}, judging?: Judging) {
  return validate(visit, visit.complete({ id: '1', status: 'new', ...values }), around, judging);
}

describe('values in words', () => {
  test('money has its currency, and numbers their own marks', () => {
    expect(issues({ price: 1234.5, limit: 1000 })).toEqual([
      {
        severity: 'error',
        path: ['price'],
        code: 'tooMuch',
        rule: 'price',
        title: 'Höchstens 1.000,00\u00a0€, nicht 1.234,50\u00a0€ (2.469)',
        detail: 'Höchstens 1.000,00\u00a0€, nicht 1.234,50\u00a0€ (2.469)',
      },
    ]);
  });

  test('days, moments, choices, states and records', () => {
    const values = {
      weight: 1234.5,
      day: '2026-03-09',
      at: '2026-03-09T23:30:00Z',
      size: 's',
      room: '7',
    };
    const find = () => ({ number: '7', name: 'Rot' });
    expect(issues(values, { find })[0]?.detail).toBe(
      '1.234,5 · 09.03.2026 · 10.03.2026, 00:30 · Klein · Neu · Rot · …',
    );
  });

  test('what may not be seen is judged and not told', () => {
    const sight = () => ({ has: (name: string) => name !== 'hidden' });
    const [, found] = issues({ weight: 2000, hidden: 'x' }, { sight });
    expect(found).toMatchObject({ code: 'hides', path: ['hidden'], detail: 'Nicht …' });
    expect(issues({ weight: 2000, hidden: 'x' })[1]).toMatchObject({ detail: 'Nicht x' });
  });
});

describe('which rules speak', () => {
  const codes = (values: Values, around?: Around, judging?: Judging) =>
    issues(values, around, judging).map(({ path, code, severity }) => `${path.join('.')}: ${code} ${severity}`);

  test('what is not known never breaks a rule', () => {
    expect(codes({ price: 5 })).toEqual([]);
  });

  test('at a field inside an object, and at none', () => {
    expect(codes({ place: { city: 'York' }, weight: 7 })).toEqual(['place.city: inside error', 'weight: bare error']);
    expect(issues({ place: { city: 'York' } })[0]?.detail).toBe('Not there');
    expect(issues({ weight: 7 })[0]?.detail).toBe('Bare');
  });

  test('of the asked fields only', () => {
    expect(codes({ place: { city: 'York' }, weight: 7, price: 2, limit: 1 }, {}, { fields: ['place'] })).toEqual([
      'place.city: inside error',
    ]);
  });

  test('those of the server and over other records are silent in a form', () => {
    const all = () => [{ id: '2', room: 'r' }];
    expect(codes({ weight: 8, room: 'r' }, { all })).toEqual(['weight: server error', 'room: others error']);
    expect(codes({ weight: 8, room: 'r' }, { all }, { isForm: true })).toEqual([]);
  });
});

test('where some rules are asked for, only these are asked, wherever they show', () => {
  const rules = visit.rules.filter(({ name }) => name === 'price');
  const found = issues({ price: 3, limit: 2, weight: 7 }, {}, { fields: [], rules });
  expect(found.map(({ rule }) => rule)).toEqual(['price']);
});

test('a rule whose error no chapter states says the same in a form as where it is described', () => {
  const titles = issues({ weight: 6 }).map(({ title }) => title);
  expect(titles).toEqual(['This is too heavy', 'Nowhere said']);
  const described = visit.rules.filter(({ name }) => name === 'free' || name === 'plain');
  expect(described.map(({ says }) => says.title)).toEqual(titles.map((text) => ({ text, assumed: true })));
});
