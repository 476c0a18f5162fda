import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compile, type Product, type Values } from '../compile/index.ts';
import { read } from '../reading/index.ts';
import { mailOf } from './persona.ts';
import { ready } from './ready.ts';
import { samples } from './samples.ts';

const now = new Date('2026-03-09T10:00:00Z');
const examples = join(import.meta.dirname, '..', '..', '..', 'examples');
const productOf = (text: string) => compile(read(text).specification);
const desk = productOf(readFileSync(join(examples, 'repair-desk.md'), 'utf8'));
const hut = productOf(readFileSync(join(examples, 'berghuette.md'), 'utf8'));

async function made(product: Product): Promise<Record<string, Values[]>> {
  await ready(product);
  return samples(product, { now });
}

/** A document of people and tasks in a language. */
function documentIn(locale: string, [person, name, task, title, note]: readonly string[]) {
  const fields = `{ ${name}: { type: string, required: true }, mail: { type: string, format: email, required: true }, phone: { type: string, format: phone, required: true } }`;
  return productOf(
    `## 1. Purpose\n\`\`\`yaml\nlocales: [${locale}]\n\`\`\`\n## 3. Entities\n\`\`\`yaml\n${person}: { display: ${name}, fields: ${fields} }\n${task}: { display: ${title}, fields: { ${title}: { type: string, required: true }, ${note}: { type: string, format: multiline, required: true } } }\n\`\`\`\n`,
  );
}

test.each([
  ['en', ['customer', 'name', 'task', 'title', 'note'], /^\p{Lu}\S* \S+/u, /^\+44 /, /^[A-Z].*[.!?]$/],
  ['de', ['Kundin', 'Name', 'Aufgabe', 'Titel', 'Bemerkung'], /^\p{Lu}\S* \S+/u, /^\+49 /, /^[A-ZÄÖÜ].*[.!?]$/],
  [
    'ar',
    ['عميل', 'الاسم', 'مهمة', 'العنوان', 'ملاحظات'],
    /^\p{Script=Arabic}+ /u,
    /^\+966 /,
    /^\p{Script=Arabic}.*[.؟!]$/u,
  ],
  [
    'ja',
    ['会員', '氏名', '作業', '件名', '備考'],
    /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+ /u,
    /^\+81 /,
    /。$/u,
  ],
])(
  'in %s people have names and numbers, tasks titles, and notes are sentences',
  async (locale, words, named, called, said) => {
    const product = documentIn(locale, words);
    const [person = '', name = '', task = '', title = '', note = ''] = words;
    const records = await made(product);
    const names = (records[person] ?? []).map((one) => String(one[name]));
    expect(names.length).toBeGreaterThan(5);
    for (const one of names) expect(one).toMatch(named);
    expect(new Set(names).size).toBe(names.length);
    for (const one of records[person] ?? []) expect(one.phone).toMatch(called);
    for (const one of records[task] ?? []) {
      expect(one[title]).not.toMatch(/\d$/);
      expect(one[note]).toMatch(said);
    }
  },
);

test('an address to write to goes by the name, and so does one of an example', async () => {
  const { customer = [] } = await made(desk);
  const written = customer.filter(({ email }) => email !== null);
  expect(written.length).toBeGreaterThan(20);
  for (const [index, { name, email }] of customer.entries())
    if (email !== null) expect(email).toBe(mailOf(String(name), index));
  const { guest = [] } = await made(hut);
  expect(guest[0]).toMatchObject({ name: 'Vroni Gruber', email: expect.stringMatching(/^vroni\.gruber@/) });
  expect(new Set(guest.map(({ name }) => name)).size).toBe(guest.length);
});

test('amounts are sane, and what is taken from another record is as it is there', async () => {
  const { repair = [], part = [] } = await made(desk);
  for (const { price } of part) expect(price).toBeGreaterThan(1);
  const used = repair.flatMap(({ parts }) => (Array.isArray(parts) ? (parts as Values[]) : []));
  expect(used.length).toBeGreaterThan(10);
  for (const one of used) {
    expect(one.quantity).toBeLessThan(10);
    expect(one.price).toBe(part.find(({ id }) => id === one.part)?.price);
  }
});

test('days are in order, and no more is late than not', async () => {
  const { repair = [], message = [] } = await made(desk);
  const open = repair.filter(
    ({ status, dueOn }) => dueOn !== null && !['handedBack', 'cancelled'].includes(String(status)),
  );
  const late = open.filter(({ dueOn }) => String(dueOn) < now.toISOString());
  expect(late.length).toBeLessThan(open.length / 2);
  for (const one of message) {
    const about = repair.find(({ number }) => number === one.repair);
    expect(String(one.sentAt) >= String(about?.receivedAt)).toBe(true);
  }
});

test('people have a role each, and what they did is told by whoever it was', async () => {
  const { user = [] } = await made(desk);
  for (const { roles } of user) expect(roles).toHaveLength(1);
});

test.each([
  ['أحمد الشريف', 'ahmd.alshryf'],
  ['山田 太郎', 'sora1'],
  ['Jörg Müller', 'joerg.mueller'],
])('the address of %s is written in Latin letters', (name, written) => {
  expect(mailOf(name, 0).split('@')[0]).toBe(written);
});

test('what each belongs to one of a list, there are as many of', async () => {
  const { customer = [], appliance = [] } = await made(desk);
  expect(appliance).toHaveLength(customer.length);
});

test('only people have the names of people', async () => {
  const named = '{ name: { type: string, required: true }';
  const product = productOf(
    `## 1. Purpose\n\`\`\`yaml\nlocales: [en]\n\`\`\`\n## 3. Entities\n\`\`\`yaml\ntool: { display: name, fields: ${named}, ownerEmail: { type: string, format: email } } }\nshelf: { display: name, fields: ${named}, contactPhone: { type: string, format: phone } } }\nkeeper: { display: name, fields: ${named} } }\ntrainer: { display: name, fields: ${named}, emailAddress: { type: string, format: email } } }\n\`\`\`\n## 6. Roles\n\`\`\`yaml\nroles: { keeper: { title: Keeper } }\n\`\`\`\n`,
  );
  const records = await made(product);
  const names = (entity: string) => (records[entity] ?? []).map(({ name }) => String(name));
  expect(names('tool')).toContain('Spirit level');
  expect(names('shelf')).toContain('Shelf 1');
  for (const people of [...names('keeper'), ...names('trainer')]) expect(people).toMatch(/^\p{Lu}[^\d]* [^\d]+$/u);
});

test('what happens is called by its own word, lasts hours, and is over when it says so', async () => {
  const product = productOf(`## 3. Entities
\`\`\`yaml
boat: { fields: { name: { type: string, required: true }, notes: { type: string, format: markdown, required: true }, purchasePrice: { type: number, format: money, required: true } } }
outing:
  display: title
  fields:
    title: { type: string, required: true }
    start: { type: string, format: date-time, required: true }
    end: { type: string, format: date-time, required: true }
\`\`\`
## 4. States
\`\`\`yaml
outing:
  initial: planned
  states: { planned: {}, onTheWater: {}, back: {}, cancelled: {} }
  transitions: { launch: { from: planned, to: onTheWater }, return: { from: onTheWater, to: back }, cancel: { from: planned, to: cancelled } }
\`\`\`
## 5. Rules
\`\`\`yaml
order: { entity: outing, assert: record.end > record.start, at: end }
\`\`\`
`);
  const { outing = [], boat = [] } = await made(product);
  const at = (written: unknown) => new Date(String(written)).getTime();
  for (const one of outing) {
    expect(one.title).toMatch(/^Outing \d+$/);
    expect(at(one.end) - at(one.start)).toBeLessThanOrEqual(4 * 3_600_000);
    const state = product.entity('outing')?.lifecycle?.stateOf(one)?.name;
    if (state === 'planned') expect(at(one.start)).toBeGreaterThan(now.getTime());
    if (state === 'onTheWater') expect(at(one.start)).toBeLessThanOrEqual(now.getTime());
    if (state === 'back') expect(at(one.end)).toBeLessThan(now.getTime());
  }
  const people = ['Speaks French and English.', 'Asks for an invoice on paper.', 'Comes back every spring.'];
  expect(people.filter((words) => boat.some(({ notes }) => String(notes).includes(words)))).toEqual([]);
  for (const { purchasePrice } of boat) expect(purchasePrice).toBeGreaterThan(100);
});

test.each([
  ['en', 'Pet', 'name'],
  ['de', 'Haustier', 'Name'],
  ['ar', 'حيوان', 'الاسم'],
  ['ja', 'ペット', '名前'],
])('in %s an animal is called by one name, as no person is', async (locale, animal, name) => {
  const product = productOf(
    `## 1. Purpose\n\`\`\`yaml\nlocales: [${locale}]\n\`\`\`\n## 3. Entities\n\`\`\`yaml\n${animal}: { fields: { ${name}: { type: string, required: true }, born: { type: string, format: date } } }\n\`\`\`\n`,
  );
  const called = (await made(product))[animal]?.map((values) => String(values[name])) ?? [];
  expect(called.length).toBeGreaterThan(5);
  for (const one of called) expect(one).toMatch(/^[\p{Lu}\p{Lo}][\p{L}\p{M}ー]*$/u);
});

test('a choice goes by what a record is called, unless the document says what it may be', async () => {
  const kinds = ['iron', 'saw', 'gun', 'other'];
  const madeWith = async (more: string) => {
    const text = `## 3. Entities\n\`\`\`yaml\ntool: { fields: { kind: { enum: [${kinds.join(', ')}], required: true${more} }, name: { type: string, required: true } } }\n\`\`\`\n`;
    return (await made(productOf(text))).tool ?? [];
  };
  const spoken = ({ name }: Values) => kinds.find((kind) => String(name).toLowerCase().includes(kind));
  const named = (await madeWith('')).filter((tool) => spoken(tool) !== undefined);
  expect(new Set(named.map(spoken)).size).toBeGreaterThan(1);
  for (const tool of named) expect(tool.kind).toBe(spoken(tool));
  for (const tool of await madeWith(', examples: [other]')) expect(tool.kind).toBe('other');
});

test('what says little is believed all the same: friends, numbers of invoices, budgets, projects', async () => {
  const product = productOf(
    '## 3. Entities\n```yaml\nfriend: { fields: { name: string } }\ninvoice: { fields: { number: string, amount: money } }\nproject: { fields: { name: string, budget: money } }\n```\n',
  );
  const { friend = [], invoice = [], project = [] } = await made(product);
  for (const { name } of friend) expect(name).toMatch(/^\p{Lu}[^\d]* [^\d]+$/u);
  expect(invoice.map(({ number }) => number)).toEqual(invoice.map((_, index) => `INV-${1001 + index}`));
  const least = (amounts: unknown[]) => Math.min(...amounts.flatMap((one) => (typeof one === 'number' ? [one] : [])));
  expect(least(invoice.map(({ amount }) => amount))).toBeGreaterThanOrEqual(40);
  expect(least(project.map(({ budget }) => budget))).toBeGreaterThanOrEqual(1000);
  expect(project.map(({ name }) => name)).toContain('Office move');
});
