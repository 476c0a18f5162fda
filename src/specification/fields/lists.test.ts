import { describe, expect, test } from 'vitest';
import { compile, type Field } from '../compile/index.ts';
import { read } from '../reading/index.ts';

const { specification } = read(`
## 3. Entities
\`\`\`yaml
room: { key: name, fields: { name: { type: string } } }
thing:
  fields:
    text: { type: string }
    long: { type: string, format: multiline }
    mail: { type: string, format: email }
    flag: { type: boolean }
    size: { type: string, enum: [small, { value: large, title: Very large }] }
    day: { type: string, format: date }
    moment: { type: string, format: date-time }
    coins: { type: integer, format: money }
    room: { type: reference, to: room }
    sizes: { type: array, items: { type: string, enum: [small, large] } }
    rooms: { type: array, items: { type: reference, to: room } }
    words: { type: array, items: { type: string } }
    counts: { type: array, items: { type: integer } }
    rows: { type: array, items: { type: object, properties: { count: { type: integer } } } }
    place: { type: object, properties: { street: { type: string }, city: { type: string } } }
\`\`\`
`);
const thing = compile(specification).entity('thing');

function field(name: string): Field {
  const found = thing?.field(name);
  if (!found) throw new Error(name);
  return found;
}

describe('lists', () => {
  test('what is searched, sorted and filtered by', () => {
    expect(field('size').kind.words(field('size'), 'large')).toBe('Very large');
    expect(field('size').kind.rank(field('size'), 'large')).toBe(1);
    expect(field('size').kind.rank(field('size'), 'gone')).toBe(2);
    expect(field('moment').kind.rank(field('moment'), '2026-03-09T20:00:00+09:00')).toBe(Date.UTC(2026, 2, 9, 11));
    expect(field('flag').kind.rank(field('flag'), true)).toBe(1);
    expect(field('sizes').kind.words(field('sizes'), ['small', 'large'])).toBe('Small, Large');
    expect(field('rows').kind.rank(field('rows'), [{ count: 1 }, { count: 2 }])).toBe(2);
    expect(field('place').kind.words(field('place'), { city: 'York' })).toBe('York');
  });

  test.each([
    ['text', 'text'],
    ['long', 'text'],
    ['mail', 'text'],
    ['flag', 'choice'],
    ['size', 'choice'],
    ['room', 'choice'],
    ['day', 'range'],
    ['coins', 'range'],
    ['sizes', 'choice'],
    ['rooms', 'choice'],
    ['words', 'text'],
    ['counts', 'none'],
    ['rows', 'none'],
    ['place', 'none'],
  ])('%s is filtered by %s', (name, filter) => {
    expect(field(name).filter).toBe(filter);
  });
});
