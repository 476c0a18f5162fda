import { expect, test } from 'vitest';
import { builtIn } from '#app/messages';
import { compile } from '#specification';
import { read } from '#specification/reading';
import { severalOf, thingOf } from './record-thing.ts';

test.each([
  ['Repair', 'R-000012', 'Repair R-000012'],
  ['Customer', 'customer-1', 'customer-1'],
  ['修理', '修理 12', '修理 12'],
  ['Repair', '', 'Repair'],
])('a %s called %o is %s', (label, name, thing) => {
  expect(thingOf(label, name)).toBe(thing);
});

test('several are called as is stated, and never by the word for one', () => {
  const { specification } = read(`## 3. Entities and fields

\`\`\`yaml
repair: { title: Repair }
house: { title: Haus, plural: Häuser }
\`\`\`
`);
  const product = compile(specification);
  const said = (name: string, count: number) => {
    const entity = product.entity(name);
    return entity && severalOf(entity, count, builtIn.messages.list);
  };
  expect([said('repair', 24), said('repair', 1), said('house', 24)]).toEqual(['24 records', '1 repair', '24 häuser']);
});
