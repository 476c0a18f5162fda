import { beforeAll, describe, expect, test } from 'vitest';
import { compile, type Values } from '../compile/index.ts';
import { read } from '../reading/index.ts';
import { ready, validate } from './index.ts';

beforeAll(ready);

const { specification, problems } = read(`
## 3. Entities
\`\`\`yaml
thing:
  fields:
    name: { type: string }
    size: { type: string, enum: [s, xl], pattern: "^x" }
    grade: { type: integer, enum: ["1", "2"], minimum: 2 }
    code: { type: string, pattern: "^[A-Z]{2}$" }
    odd: { type: string, pattern: "^(?=x)" }
    count: { type: integer }
    day: { type: string, format: date, pattern: "^2026" }
    moment: { type: string, format: date-time }
    mail: { type: string, format: email, maxLength: 20 }
    link: { type: string, format: uri }
    other: { type: reference, to: thing }
    tags: { type: array, items: { type: string } }
    place: { type: object, properties: { street: { type: string } } }
    free: {}
    loose: { type: array }
\`\`\`
`);
const thing = compile(specification).entity('thing');

function codes(values: Values): string[] {
  if (!thing) throw new Error('no entity');
  return validate(thing, thing.complete(values), {}).map(({ path, code }) => `${path.join('.')}: ${code}`);
}

test('the document is in order but for a pattern that cannot be used', () => {
  expect(problems.filter(({ severity }) => severity === 'error').map(({ path }) => path)).toEqual([
    'entities.thing.fields.odd.pattern',
  ]);
});

describe('types are strict', () => {
  test.each<[string, Values, string[]]>([
    ['a list is not a choice', { size: ['xl'] }, ['size: enum']],
    ['a text is not a number of a choice', { grade: '2' }, ['grade: enum']],
    ['a number of a choice', { grade: 2 }, []],
    ['a number of more digits than are kept', { count: '99999999999999999999' }, ['count: maximum']],
    ['likewise below nothing, with thousands apart', { count: '-9,999,999,999,999,999,999' }, ['count: minimum']],
    ['limits hold beside a choice', { size: 's', grade: 1 }, ['size: pattern', 'grade: minimum']],
    ['a text is not a list', { tags: 'ab' }, ['tags: type']],
    ['a list is not an object', { place: [] }, ['place: type']],
    ['an object is no text', { name: {} }, ['name: type']],
    ['a key is text', { other: 3 }, ['other: type']],
    ['without a type whatever has no parts', { free: 3 }, []],
    ['without a type nothing that has parts', { free: { a: 1 } }, ['free: type']],
    ['of unstated entries likewise', { loose: [1, 'a', {}] }, ['loose.2: type']],
  ])('%s', (_what, values, expected) => {
    expect(codes(values)).toEqual(expected);
  });
});

describe('texts', () => {
  test.each<[string, Values, string[]]>([
    ['a pattern', { code: 'abc' }, ['code: pattern']],
    ['a pattern that cannot be used is not enforced', { odd: 'abc' }, []],
    ['a pattern beside a format', { day: '2025-02-28' }, ['day: pattern']],
    ['no day of the calendar', { day: '2026-02-30' }, ['day: date']],
    ['a moment without offset', { moment: '2026-02-03T10:00:00' }, ['moment: datetime']],
    ['a moment that is none', { moment: '2026-02-30T10:00:00Z' }, ['moment: datetime']],
    ['a moment', { moment: '2026-02-03T10:00:00+02:00' }, []],
    ['an address', { mail: 'somebody@a.example.org' }, ['mail: maxLength']],
    ['no address', { mail: 'somebody' }, ['mail: email']],
    ['no link that is safe', { link: 'javascript:alert(1)' }, ['link: uri']],
  ])('%s', (_what, values, expected) => {
    expect(codes(values)).toEqual(expected);
  });
});
