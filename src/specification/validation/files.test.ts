import { beforeAll, expect, test } from 'vitest';
import { compile } from '../compile/index.ts';
import { read } from '../reading/index.ts';
import { ready, validate } from './index.ts';

beforeAll(ready);

const file = (type: string, bytes: number) => `data:${type};name=it;base64,${btoa('x'.repeat(bytes))}`;

function issues(facts: string, answer: unknown) {
  const { specification } = read(`## 3. Entities\n\`\`\`yaml\nthing: { fields: { it: { ${facts} } } }\n\`\`\`\n`);
  const thing = compile(specification).entity('thing');
  if (!thing) throw new Error('no entity');
  const around = { now: new Date(), subject: { id: 'a', roles: [] } };
  return validate(thing, thing.complete({ it: answer }), around).map(({ path, code, limit }) => [
    path.join('.'),
    code,
    limit,
  ]);
}

test.each([
  ['as large as may be', 'format: file, maxSize: 4', file('text/plain', 4), []],
  ['a byte more', 'format: file, maxSize: 4', file('text/plain', 5), [['it', 'maxSize', 4]]],
  ['of a stated type', 'format: file, accept: [text/plain, image/*]', file('IMAGE/PNG', 1), []],
  [
    'of another type',
    'format: file, accept: [text/plain, image/*]',
    file('application/pdf', 1),
    [['it', 'accept', 'text/plain, image/*']],
  ],
  ['of any type', 'format: file', file('application/pdf', 1), []],
  ['no picture', 'format: image', file('text/html', 1), [['it', 'accept', 'image/*']]],
  ['a picture that no browser shows', 'format: image', file('image/tiff', 1), [['it', 'accept', 'image/*']]],
  ['one elsewhere', 'format: image, maxSize: 1', 'https://example.org/lamp.png', []],
  [
    'several, one of which is too large',
    'type: array, items: { type: string, format: file, maxSize: 2 }, maxItems: 2',
    [file('text/plain', 2), file('text/plain', 3)],
    [['it.1', 'maxSize', 2]],
  ],
])('a file, %s', (_what, facts, answer, found) => {
  expect(issues(facts, answer)).toEqual(found);
});
