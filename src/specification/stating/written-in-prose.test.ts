import { expect, test } from 'vitest';
import { chapter } from '../reading/documents.ts';
import { read } from '../reading/read.ts';
import { statementOf, withStatement } from './index.ts';

const shop = (roles: string) =>
  '# Shop\n\n## 3 Entities\n\n- Product: name, price, stock\n- **Order**: product, note\n\n## 4 States\n\n' +
  `Order: new -> paid -> shipped\n\n## 6 Roles\n\n${roles}`;
const table = '| Role | May | On |\n| --- | --- | --- |\n| clerk | read, edit | orders |\n| boss | everything | |\n';

/** The snippets of three gaps, each copied to where it is said to belong before the next one is asked. */
function stated(text: string) {
  let document = text;
  return ['entities', 'lifecycles', 'access'].map((chapter) => {
    const { gaps, specification } = read(document);
    const gap = gaps.find(({ kind }) => kind === `chapter.${chapter}`);
    const statement = gap && statementOf(gap, specification, document);
    if (statement) document = withStatement(document, statement);
    return statement?.lines.replace(/^[\s\S]*```yaml\n|\n```\s*$/g, '');
  });
}

test('what a chapter has in lists, in tables and with arrows is offered as its facts', () => {
  expect(stated(shop(table))).toEqual([
    'Product:\n  fields:\n    name: {}\n    price: {}\n    stock: {}\nOrder:\n  fields:\n    product: {}\n    note: {}',
    'Order:\n  initial: new\n  states:\n    new: {}\n    paid: {}\n    shipped: {}\n  transitions: { paid: new -> paid, shipped: paid -> shipped }',
    'roles: { clerk: {}, boss: {} }\npermissions: [{ roles: [clerk], can: [list, read, update], on: [Order] }, { roles: [boss], can: all, on: all }]',
  ]);
});

test.each([
  '- clerk: read and edit orders, delete nothing\n',
  '| Role | May | May not |\n| --- | --- | --- |\n| clerk | edit orders | delete orders |\n',
  '| Role | Read | Delete |\n| --- | --- | --- |\n| clerk | yes | no |\n',
])('%s: a list or a table opens no more than it says', (roles) => {
  const [, , access = ''] = stated(shop(roles));
  expect(access.replaceAll(/\{[^}]*effect: deny[^}]*\}/g, '')).not.toContain('delete');
});

test.each([
  [
    'headings',
    '### Plant\n\n- Latin name: text, required\n- Price: money\n- Sun: full, half, shade\n- Note: whatever comes to mind\n\n### Order\n\n- Number: text\n- Plant: Plant\n',
  ],
  [
    'names in bold, lists with brackets and a table',
    '**Plant**\n\n- Latin name (text, required)\n- Price (money)\n- Sun: full, half, shade\n- Note: whatever comes to mind\n\n**Order**\n\n| Field | Type |\n| --- | --- |\n| Number | text |\n| Plant | Plant |\n',
  ],
])('what stands under %s is a thing with its fields, in a form that is taken as it is', (_, words) => {
  const text = `# Shop\n\n## 3 Entities\n\n${words}`;
  const { gaps, specification } = read(text);
  const gap = gaps.find(({ kind }) => kind === 'chapter.entities');
  const statement = gap && statementOf(gap, specification, text);
  const { specification: then, problems } = read(statement ? withStatement(text, statement) : text);
  expect(problems).toEqual([]);
  expect(then.entities.Plant?.fields).toEqual({
    'Latin name': { type: 'string', required: true },
    Price: { type: 'number', format: 'money' },
    Sun: { enum: ['full', 'half', 'shade'] },
    Note: { description: 'whatever comes to mind' },
  });
  expect(then.entities.Order?.fields).toEqual({
    Number: { type: 'string' },
    Plant: { type: 'reference', to: 'Plant' },
  });
});

test('sentences of who may do what, and numbers with their names, are offered as what they say', () => {
  const text =
    '# Shop\n\n## 3 Entities\n\n- Product: name, price\n- Order: product, note\n\n## 6 Roles\n\n' +
    'Gardener may do everything. Customers may only see orders.\n\n## 9 Constants\n\nMinimum order: 20 EUR\nDays to pay: 14\n';
  let document = text;
  for (const chapter of ['entities', 'access', 'constants']) {
    const { gaps, specification } = read(document);
    const gap = gaps.find(({ kind }) => kind === `chapter.${chapter}`);
    const statement = gap && statementOf(gap, specification, document);
    if (statement) document = withStatement(document, statement);
  }
  const { specification, problems } = read(document);
  expect(problems).toEqual([]);
  expect(specification.access.permissions).toEqual([
    { roles: ['Gardener'], can: 'all', on: 'all' },
    { roles: ['Customer'], can: ['list', 'read'], on: ['Order'] },
  ]);
  expect(specification.constants).toMatchObject({
    'Minimum order': { value: 20, unit: 'EUR' },
    'Days to pay': { value: 14 },
  });
});

const pets = chapter(3, 'pet: { fields: { name: text, born: date, weight: number } }\nvisit: { fields: { pet: pet } }');
const offered = (text: string, path: string) => {
  const { gaps, specification } = read(text);
  const gap = gaps.find((one) => one.path === path);
  return gap && statementOf(gap, specification, text)?.lines.replace(/^[\s\S]*```yaml\n|\n```\s*$/g, '');
};

test('rules in a list of sentences are offered with what each demands, and stay words where that is not plain', () => {
  const rules = '- weight between 0.1 and 120\n- Be nice to everybody.\n- born is not in the future\n';
  expect(offered(`${pets}\n## 5. Rules\n\n${rules}`, 'rules')).toBe(
    [
      'name:\n  title: weight between 0.1 and 120\n  entity: pet\n  assert: record.weight >= 0.1 && record.weight <= 120\n  at: [weight]',
      'name 2:\n  title: Be nice to everybody',
      'name 3:\n  title: born is not in the future\n  entity: pet\n  assert: record.born <= today()\n  at: [born]',
    ].join('\n'),
  );
});

test('a rule that says in its title what it demands is offered just that', () => {
  const text = pets + chapter(5, 'born is not in the future: {}\nw: { title: weight is at least 1, entity: pet }');
  expect(offered(text, 'rules.born is not in the future.entity')).toBe('born is not in the future: { entity: pet }');
  expect(offered(text, 'rules.born is not in the future.assert')).toContain('{ assert: record.born <= today() }');
  expect(offered(text, 'rules.w.assert')).toBe(
    'w: { title: weight is at least 1, entity: pet, assert: record.weight >= 1 }',
  );
});

test('screens that are listed by name are offered as lists of what they are called, in prose and in a block', () => {
  const whole =
    'Visits:\n  path: /Visits\n  kind: list\n  entity: visit\nPets:\n  path: /Pets\n  kind: list\n  entity: pet';
  expect(offered(`${pets}\n## 2. Screens\n\n- Visits\n- Pets\n`, 'screens')).toBe(whole);
  const listed = pets + chapter(2, '- Visits\n- Pets: { path: /all }');
  expect(offered(listed, 'screens.Visits.kind')).toBe('- Visits: { kind: list, entity: visit }');
  expect(offered(listed, 'screens.Pets.kind')).toBe('- Pets: { path: /all, kind: list, entity: pet }');
  expect(offered(pets + chapter(2, '- Visits'), 'screens.pet')).toBe('- pet: { path: /pet, kind: list, entity: pet }');
});
