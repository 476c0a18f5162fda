import { expect, test } from 'vitest';
import { labelFrom } from './assumptions.ts';
import { compile } from './compile/index.ts';
import { read } from './reading/index.ts';

test.each([
  ['dueOn', 'Due on'],
  ['due-on', 'Due on'],
  ['Due_On', 'Due on'],
  ['XL', 'XL'],
  ['DIN A4', 'DIN A4'],
  ['in Begutachtung', 'In Begutachtung'],
  ['USB charger', 'USB charger'],
  ['customerURL', 'Customer URL'],
  ['größeXL', 'Größe XL'],
  ['E-Mail', 'E-Mail'],
  ['e-mail', 'E-mail'],
  ['x-ray-number', 'X-ray number'],
  ['Rück-Ruf', 'Rück-Ruf'],
  ['plan-b', 'Plan b'],
])('%s is written as %s', (name, label) => {
  expect(labelFrom(name)).toBe(label);
});

test.each([
  ['neuerFilm', 'Neuer Film'],
  ['geliehenAm', 'Geliehen am'],
  ['filmAnlegen', 'Film anlegen'],
  ['dueOn', 'Due on'],
  ['neuer-film', 'Neuer film'],
  ['kundenURL', 'Kunden URL'],
])('in German %s is written as %s', (name, label) => {
  expect(labelFrom(name, 'de-AT')).toBe(label);
});

test.each([
  ['locales: [de]', '## 2. Screens'],
  ['summary: Filme leihen', '## 2. Bildschirme'],
])('a product in German calls all its things so: %s', (purpose, heading) => {
  const text = `## 1.\n\n\`\`\`yaml\n${purpose}\n\`\`\`\n\n${heading}\n\n\`\`\`yaml\nneuerFilm: {}\n\`\`\`\n`;
  const { specification, gaps } = read(text);
  expect(compile(specification).screen('neuerFilm')?.label.text).toBe('Neuer Film');
  expect(gaps.find(({ kind }) => kind === 'screen.kind')?.subject).toBe('Neuer Film');
});

test('a product that does not state its languages speaks the one that its chapters are called in', () => {
  const localesOf = (text: string) => compile(read(text).specification).locales;
  expect(localesOf('# Küche\n\n## Zweck\n\n## Bildschirme\n\n## Rollen\n')).toEqual(['de']);
  expect(localesOf('# Küche\n\n## 1. Zweck\n\n```yaml\nlocales: [ja]\n```\n')).toEqual(['ja']);
  expect(localesOf('# Ripple\n\n## 2.\n')).toEqual(['en']);
});

const boat = (fields: string, more = '') => {
  const text = `## 2.\n\n\`\`\`yaml\nboats: { kind: list, entity: boat }\n\`\`\`\n\n## 3.\n\n\`\`\`yaml\nboat: { ${more}fields: { ${fields} } }\n\`\`\`\n\n## 4.\n\n\`\`\`yaml\nboat: { STATED initial: ashore, states: { ashore: {}, afloat: {} } }\n\`\`\`\n`;
  return (field = '') => compile(read(text.replace('STATED', field)).specification);
};
const many = 'a: {}, b: {}, c: {}, d: {}, e: {}, f: { type: boolean }, where: {}';

test('a list that states no columns shows the state, wherever that is kept', () => {
  const shown = (field?: string) => boat(many)(field).screen('boats');
  const names = (field?: string) => shown(field)?.columns.map(({ name }) => name);
  expect(names()).toEqual(['a', 'b', 'c', 'd', 'e', '$state']);
  expect(names('field: where,')).toEqual(['a', 'b', 'c', 'd', 'e', 'where']);
  expect(names('field: b,')).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(shown()?.columns.at(-1)?.label.text).toBe('State');
  expect(shown()?.filters.map(({ name }) => name)).toEqual(['f', '$state']);
});

test.each(['', 'display: title, '])(
  'a record is called by what identifies it where its name says nothing: %j',
  (more) => {
    const entity = boat('title: {}', more)().entity('boat');
    expect(entity?.displayOf({ id: 'boat-12', title: 'Anna' })).toBe('Anna');
    for (const title of [null, '', '  ']) expect(entity?.displayOf({ id: 'boat-12', title })).toBe('Boat 12');
    expect(entity?.displayOf({ id: null, title: '' })).toBe('Boat');
  },
);

test('a note is no name of a record', () => {
  const entity = boat('note: {}, remark: {}')().entity('boat');
  expect(entity?.displayOf({ id: 'boat-12', note: 'Leaks.', remark: 'Old.' })).toBe('Boat 12');
  expect(
    boat('note: {}, keynote: {}')().entity('boat')?.displayOf({ id: 'boat-12', note: 'Leaks.', keynote: 'Anna' }),
  ).toBe('Anna');
});

test.each<[rule: string, at: string[]]>([
  ['{ entity: loan, assert: record.until > record.from }', ['until']],
  ['{ entity: loan, assert: record.days < 9 || record.from != null }', ['from']],
  ['{ entity: loan, assert: record.days < 9 }', []],
  ['{ entity: loan, assert: record.until > record.from, at: none }', []],
  ['{ entity: loan, assert: record.until > record.from, at: [from] }', ['from']],
])('a rule that says no place shows at the first field that it compares and people answer: %s', (rule, at) => {
  const fields = 'from: date, until: date, days: { type: integer, computed: record.until - record.from }';
  const text = `## 3.\n\n\`\`\`yaml\nloan: { fields: { ${fields} } }\n\`\`\`\n\n## 5.\n\n\`\`\`yaml\nr: ${rule}\n\`\`\`\n`;
  const [found] = compile(read(text).specification).entity('loan')?.rules ?? [];
  expect(found?.at.map(({ name }) => name)).toEqual(at);
});

test('a list that states no columns names its records before their state; what is written in words is found without spaces', () => {
  const text =
    '## 2. Screens\n```yaml\nall tasks: { kind: list, entity: task }\n```\n## 3. Entities\n```yaml\n' +
    'task: { fields: { status: text, due: date, title: text } }\n```\n## 4. Lifecycles\n```yaml\n' +
    'task: { field: status, states: [open, done], transitions: { close: open -> done } }\n```\n';
  const screen = compile(read(text).specification).screen('all tasks');
  expect(screen?.columns.map(({ name }) => name)).toEqual(['title', 'status', 'due']);
  expect(screen?.address.written).toBe('/all-tasks');
});
