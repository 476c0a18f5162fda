import { expect, test } from 'vitest';
import { compile, type Entity } from '#specification';
import { read } from '#specification/reading';
import { toldPaths } from './told-paths.ts';

const { specification } = read(`## 3. Entities

\`\`\`yaml
person:
  display: name
  fields: { name: { type: string }, email: { type: string }, phone: { type: string }, consent: { type: boolean }, town: { type: string } }
\`\`\`
`);
const person = compile(specification).entity('person') as Entity;
const columns = person.fields.map(({ asPath }) => asPath);

test.each([
  [{ email: 'ada@example.org', phone: '1', town: 'Turin' }, ['email', 'phone']],
  [{ consent: false, town: 'Turin' }, ['town']],
  [{ consent: true }, []],
])('of %j is told what says something by itself', (values, told) => {
  expect(toldPaths(columns, { name: 'Ada', ...values }, {}, undefined).map(({ name }) => name)).toEqual(told);
});

test('where a record is known by its number alone, the first column tells it as well', () => {
  const text =
    '## 3. Entities\n\n```yaml\nloan: { fields: { shelf: { type: integer }, remark: { type: string } } }\n```\n';
  const loan = compile(read(text).specification).entity('loan') as Entity;
  const [shelf, ...others] = loan.fields.map(({ asPath }) => asPath);
  const told = (without?: Parameters<typeof toldPaths>[3]) =>
    toldPaths([shelf as NonNullable<typeof shelf>, ...others], { shelf: 4, remark: 'Old.' }, {}, without);
  expect(told().map(({ name }) => name)).toEqual(['shelf', 'remark']);
  expect(told(shelf && [shelf]).map(({ name }) => name)).toEqual(['remark']);
});
