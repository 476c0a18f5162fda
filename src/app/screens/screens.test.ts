import { describe, expect, test } from 'vitest';
import { builtIn, loadLanguage } from '#app/messages';
import { type Around, compile, type Entity, type Product, type Values } from '#specification';
import { read } from '#specification/reading';
import { guardFindings, guardWords } from './guard-words.ts';
import { parentsOf } from './parents.ts';
import { screenAt } from './screen-at.ts';
import { shownAnswer } from './shown-answer.ts';
import { withoutDocument } from './without-document.ts';

const text = `## 2. Screens and routes

\`\`\`yaml
customers: { path: /customers, kind: list, entity: customer }
customer: { path: "/customers/{id}", kind: detail, entity: customer, parent: customers }
repair: { path: "/repairs/{number}", kind: detail, entity: repair, parent: customer }
newRepair: { path: /repairs/new, kind: create, entity: repair, parent: customers }
below: { path: "/customers/{id}/note", kind: text, parent: customer }
toString: { path: "/list/{new}", kind: text }
\`\`\`

## 3. Entities and fields

\`\`\`yaml
customer: { display: name, fields: { name: { type: string }, city: { type: string } } }
repair:
  key: number
  fields:
    number: { type: string }
    customer: { type: reference, to: customer }
    price: { type: number }
    labour: { type: number }
    note: { type: string }
    fee: { type: number, format: money }
    begun: { type: string, format: date }
    due: { type: string, format: date }
    total: { type: number, computed: record.price + record.labour }
    state: { type: string, readOnly: true }
\`\`\`

## 4. States and transitions

\`\`\`yaml
repair:
  field: state
  initial: open
  states: { open: {}, done: {}, shelved: { editable: [note] } }
  transitions:
    unshelve: { from: shelved, to: open, guard: record.total > 0, asks: [price] }
    finish: { from: open, to: done, guard: "record.price > 10 && record.customer.city == 'Kiel'" }
    pay: { from: open, to: done, guard: record.labour >= record.price * constants.share }
    open: { from: open, to: done, guard: record.price > 10 || record.labour > 3 }
    sum: { from: open, to: done, guard: record.total > 0 }
    name: { from: open, to: done, guard: size(record.note) >= 3 }
    either: { from: open, to: done, guard: record.price > 10 || (record.labour > 3 && record.price > 1) }
    charge: { from: open, to: done, guard: record.fee >= (record.price + record.labour) * constants.hours * 2 }
    waive: { from: open, to: done, guard: record.fee <= constants.mostWaived }
    promise: { from: open, to: done, guard: "record.due > record.begun + days(constants.hours)" }
    say: { from: open, to: done, guard: record.price > 10, description: The price is agreed first. }
\`\`\`

## 9. Constants

\`\`\`yaml
share: { value: 0.5 }
hours: { value: 3, unit: h }
mostWaived: { value: 10, unit: EUR }
\`\`\`
`;
const { specification } = read(text);
const product = compile(specification);
const entityOf = (name: string, of: Product = product) => of.entity(name) as Entity;
const kim = { id: 'c1', name: 'Kim', city: 'Kiel' };
const around: Around = { find: (_, key) => (key === 'c1' ? kim : undefined) };
const repair: Values = { number: 'R1', customer: 'c1', price: 5, labour: null, state: 'open' };

describe('an address', () => {
  test.each([
    ['/repairs/new', 'newRepair', {}],
    ['/repairs/R%2F1', 'repair', { number: 'R/1' }],
    ['/customers/a%20b/', 'customer', { id: 'a b' }],
    ['/list/%E6%82%A3', 'toString', { new: '患' }],
  ])('%s is that of %s', (path, name, parameters) => {
    const found = screenAt(product, path);
    expect(found?.screen.name).toBe(name);
    expect({ ...found?.parameters }).toEqual(parameters);
  });

  test.each(['/nowhere', '/repairs', '/repairs/', '/repairs/%E0%A4%A', '/'])('%s is of no screen', (path) => {
    expect(screenAt(product, path)).toBeUndefined();
  });

  test('is the same with and without the document before it', () => {
    expect(withoutDocument('/~R%C3%A4ume/repairs/', '/~Räume/')).toBe('/repairs');
    expect(withoutDocument('/~file', '/~file/')).toBe('/');
    expect(withoutDocument('/repairs', '/')).toBe('/repairs');
  });
});

describe('the way back up', () => {
  const addresses = (name: string, parameters: Record<string, string>, record?: Values) => {
    const screen = product.screen(name);
    return screen && parentsOf({ screen, parameters, record }, around).map(({ address }) => address);
  };

  test('leads through what the record refers to', () => {
    expect(addresses('repair', { number: 'R1' }, repair)).toEqual(['/customers', '/customers/c1']);
  });

  test('leaves out what is not known', () => {
    expect(addresses('repair', { number: 'R1' }, { ...repair, customer: null })).toEqual(['/customers']);
    expect(addresses('repair', { number: 'R1' })).toEqual(['/customers']);
  });

  test('takes the parameters of a path that goes on', () => {
    expect(addresses('below', { id: 'c 1' })).toEqual(['/customers', '/customers/c%201']);
  });
});

describe('what is shown at a path', () => {
  const shown = (path: string, values: Values, state?: 'found' | 'none' | 'hidden') => {
    const found = entityOf('repair').pathTo(path);
    return found && shownAnswer(found, values, around, () => state);
  };

  test.each<[string, Values, 'found' | 'none' | 'hidden' | undefined, unknown]>([
    ['price', repair, undefined, { state: 'known', answer: 5 }],
    ['labour', repair, undefined, { state: 'known', answer: null }],
    ['price', { number: 'R1' }, undefined, { state: 'hidden' }],
    ['customer.city', repair, 'found', { state: 'known', answer: 'Kiel' }],
    ['customer.city', { ...repair, customer: null }, undefined, { state: 'known', answer: null }],
    ['customer.city', { ...repair, customer: 'c2' }, undefined, { state: 'loading' }],
    ['customer.city', { ...repair, customer: 'c2' }, 'none', { state: 'known', answer: null }],
    ['customer.city', { ...repair, customer: 'c2' }, 'hidden', { state: 'hidden' }],
    ['total', { ...repair, total: null }, undefined, { state: 'known', answer: null }],
  ])('%s of %j, whose target is %s, is %j', (path, values, state, expected) => {
    expect(shown(path, values, state)).toEqual(expected);
  });
});

describe('why a guard does not let pass', () => {
  const words = (name: string, values: Values) => {
    const transition = entityOf('repair').lifecycle?.transition(name);
    return transition && guardWords(transition, values, around, builtIn.messages);
  };

  test('is said with the names of fields, and never in an expression', () => {
    expect(words('finish', { ...repair, price: null })).toBe('This is not possible yet. Answer this first: Price.');
    expect(words('finish', repair)).toBe('This is not possible yet. Price must be more than 10; it is 5.');
    expect(words('finish', { ...repair, price: 20, customer: 'c2' })).toMatch('Depends on: Price and Customer · City.');
  });

  test('asks for what somebody can answer, and not for what is computed of it', () => {
    expect(words('sum', repair)).toBe('This is not possible yet. Answer this first: Labour.');
    expect(words('sum', { ...repair, price: undefined })).toBe('This is not possible yet. Answer this first: Labour.');
  });

  test('does not ask for what nobody can answer in this state', () => {
    expect(words('unshelve', { ...repair, state: 'shelved' })).toBe('This is not possible yet. Depends on: Labour.');
    expect(words('unshelve', { ...repair, state: 'shelved', price: null, labour: 1 })).toBe(
      'This is not possible yet. Answer this first: Price.',
    );
  });

  test('says who answers it where whoever asks may not', () => {
    const rules = `
roles: { clerk: {}, worker: { title: Technician }, chief: {} }
permissions: [{ roles: [clerk, worker], can: all, on: all }, { effect: deny, roles: [clerk], can: [update], on: all, fields: [price] }]`;
    const withRoles = compile(
      read(`${text}\n## 6. Roles and permissions\n\n\`\`\`yaml${rules}\n\`\`\`\n`).specification,
    );
    const finish = entityOf('repair', withRoles).lifecycle!.transition('finish')!;
    const of = (role: string) =>
      guardWords(
        finish,
        { ...repair, price: null },
        { ...around, subject: { id: 'u1', roles: [role] } },
        builtIn.messages,
      );
    expect(of('clerk')).toBe('This is not possible yet. Answer this first: Price. Who can: Technician.');
    expect(of('worker')).toBe('This is not possible yet. Answer this first: Price.');
  });

  test('is said with the figures of the record, by constants too', () => {
    expect(words('pay', { ...repair, price: 5, labour: 1 })).toBe(
      'This is not possible yet. Labour must be at least 2.5 (50% of Price); it is 1.',
    );
    expect(words('charge', { ...repair, fee: 20, labour: 1 })).toBe(
      'This is not possible yet. Fee must be at least 36.00 ((Price + Labour) × 3 h × 2); it is 20.00.',
    );
    expect(words('waive', { ...repair, fee: 20 })).toBe(
      'This is not possible yet. Fee must be at most 10.00; it is 20.00.',
    );
    expect(words('promise', { ...repair, due: '2026-03-02', begun: '2026-03-01' })).toBe(
      'This is not possible yet. Due must be after Mar 4, 2026; it is Mar 2, 2026.',
    );
    expect(words('open', { ...repair, labour: 1 })).toBe(
      'This is not possible yet. Price (5) must be more than 10 or Labour (1) must be more than 3.',
    );
    expect(words('name', { ...repair, note: 'ab' })).toBe('This is not possible yet. Note (2) must be at least 3.');
    expect(words('either', { ...repair, labour: 1 })).toBe('This is not possible yet. Depends on: Price and Labour.');
  });

  test('stands at the fields that each part speaks of', () => {
    const findings = (name: string, values: Values) =>
      guardFindings(entityOf('repair').lifecycle!.transition(name)!, values, around, builtIn.messages);
    expect(findings('finish', { ...repair, price: 5 })).toEqual([
      { names: ['price'], text: 'Price must be more than 10; it is 5.' },
    ]);
    expect(findings('finish', { ...repair, price: null })).toEqual([
      { names: ['price'], text: 'Answer this first: Price.' },
    ]);
    expect(findings('say', repair)).toEqual([
      { names: ['price'], text: 'The price is agreed first. Price must be more than 10; it is 5.' },
    ]);
    expect(findings('pay', { ...repair, labour: 1 })[0]?.names).toEqual(['labour', 'price']);
  });

  test('is a sentence in every language', async () => {
    const { lifecycle } = entityOf('repair');
    const said: string[] = [];
    for (const tag of ['de', 'ja', 'ar'] as const) {
      const { messages } = await loadLanguage(tag);
      said.push(guardWords(lifecycle!.transition('say')!, repair, around, messages));
    }
    for (const one of said) expect(one).not.toMatch(/[<>≤≥≠=]/);
    expect(said[0]).toContain('Price muss größer sein als 10 (jetzt 5).');
  });

  test("is said in the document's own words where it has any", () => {
    expect(words('say', repair)).toBe('The price is agreed first. Price must be more than 10; it is 5.');
  });
});

test('what needs a record and states no parent lies below the screen whose path its own goes on from', () => {
  const text =
    '## 2. Screens\n\n```yaml\nhome: { path: /, kind: dashboard }\nloans: { path: /loans, kind: list }\nnew: { path: /loans/new, kind: create }\n' +
    'loan: { path: "/loans/:id", kind: detail }\nchange: { path: "/loans/:id/change", kind: edit }\nalone: { path: "/loans/:id/alone", parent: none }\n```\n';
  const product = compile(read(text).specification);
  const above = (name: string) => product.screen(name)?.parents.map((parent) => parent.name);
  expect(above('loan')).toEqual(['loans']);
  expect(above('change')).toEqual(['loans', 'loan']);
  for (const name of ['loans', 'new', 'alone']) expect(above(name)).toEqual([]);
});

test('and else below the list of such records', () => {
  const text =
    '## 2. Screens\n\n```yaml\nplots: { path: /plots, kind: list, entity: plot }\nplot: { path: "/plot/:id", kind: detail, entity: plot }\n' +
    'member: { path: "/member/:id", kind: detail, entity: member }\n```\n\n## 3. Entities\n\n```yaml\nplot: { fields: { size: number } }\nmember: { fields: { name: text } }\n```\n';
  const product = compile(read(text).specification);
  const above = (name: string) => product.screen(name)?.parents.map((parent) => parent.name);
  expect(above('plot')).toEqual(['plots']);
  expect(above('member')).toEqual([]);
});
