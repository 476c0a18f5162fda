import { beforeAll, describe, expect, test } from 'vitest';
import { type Around, compile, type Values } from '../compile/index.ts';
import { read } from '../reading/index.ts';
import { ready, validate } from './index.ts';
import type { Judging } from './validate.ts';

beforeAll(ready);

const { specification } = read(`
## 3. Entities
\`\`\`yaml
thing:
  fields:
    name: { type: string, required: true, minLength: 2 }
    grade: { type: integer }
    code: { type: string, pattern: "^[A-Z]{2}$" }
    other: { type: reference, to: thing }
    tags: { type: array, items: { type: string, minLength: 2 }, minItems: 1, uniqueItems: true }
    rows:
      type: array
      items:
        type: object
        properties:
          part: { type: string, required: true }
          serial: { type: string, unique: true }
          isOld: { type: boolean }
          reason: { type: string, required: true, relevantWhen: item.isOld, minLength: 3 }
          total: { type: number, computed: 1 + 1 }
          seenAt: { type: string, format: date-time, readOnly: true }
    place: { type: object, properties: { street: { type: string, required: true }, city: { type: string }, inner: { type: object, required: true, properties: { a: { type: string } } } } }
    home: { type: object, required: true, relevantWhen: record.grade == 2, properties: { street: { type: string, required: true }, city: { type: string } } }
    note: { type: string, required: true, relevantWhen: record.other.name == 'x', maxLength: 3 }
    sum: { type: number, computed: "1" }
    stamp: { type: string, format: date-time, readOnly: true, required: true }
\`\`\`
`);
const thing = compile(specification).entity('thing');

function codes(values: Values, around: Around = {}, judging?: Judging): string[] {
  if (!thing) throw new Error('no entity');
  return validate(thing, thing.complete({ name: 'It', ...values }), around, judging).map(
    ({ path, code }) => `${path.join('.')}: ${code}`,
  );
}

describe('what was not answered', () => {
  test.each<[string, Values, string[]]>([
    ['nothing', { name: null }, ['name: required']],
    ['no text', { name: '' }, ['name: required']],
    ['not to be judged', { name: undefined }, []],
    ['only the product answers it', { stamp: null }, []],
    ['no entry where there have to be some', { tags: [] }, ['tags: minItems']],
    ['an entry without anything', { tags: ['ab', ''] }, ['tags.1: required']],
    ['an object of which nothing was answered', { place: { street: '', inner: {} } }, []],
    [
      'an object of which something was',
      { place: { city: 'York' } },
      ['place.street: required', 'place.inner: required'],
    ],
    ['a row of which nothing was', { rows: [{}] }, ['rows.0.part: required']],
    ['a row with what only the product answers', { rows: [{ total: 2 }] }, ['rows.0.part: required']],
  ])('%s', (_what, values, expected) => {
    expect(codes(values)).toEqual(expected);
  });
});

describe('inside', () => {
  test.each<[string, Values, string[]]>([
    ['undeclared', { place: { street: 'a', inner: { a: 'b' }, b: 1 } }, ['place.b: unknownField']],
    ['hostile', JSON.parse('{"rows":[{"part":"a","__proto__":{"x":1}}]}'), ['rows.0.__proto__: unknownField']],
    ['irrelevant', { rows: [{ part: 'a', isOld: false }] }, []],
    ['relevant', { rows: [{ part: 'a', isOld: true }] }, ['rows.0.reason: required']],
    ['of unknown relevance', { rows: [{ part: 'a' }] }, []],
    [
      'irrelevant and of the wrong form',
      { rows: [{ part: 'a', isOld: false, reason: 'b' }] },
      ['rows.0.reason: minLength'],
    ],
    ['twice the same', { tags: ['ab', 'ab'] }, ['tags: uniqueItems']],
    [
      'unique',
      {
        rows: [
          { part: 'a', serial: '1' },
          { part: 'a', serial: '1' },
        ],
      },
      ['rows.1.serial: unique'],
    ],
    ['what the product answers is not judged', { rows: [{ part: 'a', total: 'x', seenAt: 3 }] }, []],
    ['a whole object that does not matter', { grade: null, home: { city: 'York' } }, []],
    ['a whole object that does', { grade: 2, home: { city: 'York' } }, ['home.street: required']],
  ])('%s', (_what, values, expected) => {
    expect(codes(values)).toEqual(expected);
  });
});

describe('what matters', () => {
  const find = (name: string) => () => ({ id: '1', name });

  test('only what is known to matter is asked for', () => {
    expect(codes({ other: '1' })).toEqual([]);
    expect(codes({ other: '1' }, { find: find('y') })).toEqual([]);
    expect(codes({ other: '1' }, { find: find('x') })).toEqual(['note: required']);
  });

  test('whatever was answered is judged', () => {
    expect(codes({ other: '1', note: 'long' }, { find: find('y') })).toEqual(['note: maxLength']);
  });

  test('it is judged on the whole truth', () => {
    const sight = () => ({ has: () => false });
    expect(codes({ other: '1' }, { find: find('x'), sight })).toEqual(['note: required']);
  });
});

describe('what is asked', () => {
  test('only of some fields', () => {
    expect(codes({ name: null, code: 'x' }, {}, { fields: ['code'] })).toEqual(['code: pattern']);
  });

  test('nothing of who may not answer', () => {
    expect(codes({ name: null, code: 'x' }, {}, { may: new Set(['code']) })).toEqual(['code: pattern']);
  });
});

test('a condition that is written and not shown neither asks for an answer nor lets a rule speak', () => {
  const facts = 'note: { type: string, required: true, relevantWhen: not shown }, name: { type: string }';
  const product = compile(
    read(
      `## 3.\n\`\`\`yaml\nt: { fields: { ${facts} } }\n\`\`\`\n## 5.\n\`\`\`yaml\nr: { entity: t, when: not shown, assert: record.name != 'x', error: e }\n\`\`\`\n`,
    ).specification,
  );
  const entity = product.entity('t');
  expect(entity && validate(entity, { note: null, name: 'x' }, {})).toEqual([]);
});
