import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { compile, recordActions } from '../compile/index.ts';
import type { Gap } from '../gap.ts';
import { chapter } from '../reading/documents.ts';
import { type Reading, read } from '../reading/read.ts';
import { noneOf, statementOf, withStatement } from './index.ts';

vi.setConfig({ testTimeout: 60_000 });

const root = join(import.meta.dirname, '..', '..', '..');
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const desk = textOf('examples/repair-desk.md');

const nameOf = ({ kind, path, subject, of }: Gap) => `${kind} ${path} ${subject} ${JSON.stringify(of)}`;
/** What chapter 6 still leaves out is rightly told of a screen that is stated before it; and that no right is of use where all are denied. */
const said = ({ problems }: Reading) => {
  const isDenied = problems.some(({ code }) => code === 'access.deniesAll');
  const isRight = (code: string) => code === 'access.shut' || (isDenied && code === 'access.idle');
  return problems.flatMap(({ code, path }) => (isRight(code) ? [] : [`${code} ${path}`]));
};

/** Every gap of a text that a statement does not answer, or whose statement brings a problem or shuts what was open. */
function unanswered(text: string): string[] {
  const before = read(text);
  const known = new Set(said(before));
  const could = open(before);
  return before.gaps.flatMap((gap) => {
    const statement = statementOf(gap, before.specification, text);
    if (!statement) return without.has(gap.kind) ? [] : [`no statement: ${nameOf(gap)}`];
    const next = read(withStatement(text, statement));
    if (next.gaps.some((one) => nameOf(one) === nameOf(gap)))
      return [`still there: ${nameOf(gap)}\n${statement.lines}`];
    const amiss = said(next).filter((one) => !known.has(one));
    if (amiss.length > 0) return [`brings ${amiss}: ${nameOf(gap)}\n${statement.lines}`];
    const may = open(next);
    // A field that is a state by now is no more filled in.
    const state = gap.kind === 'lifecycle.field' ? ` ${/field: (\S+)/.exec(statement.lines)?.[1]}` : undefined;
    const shut = [...could].filter((one) => !may.has(one) && !(state && one.endsWith(state)));
    return shut.length > 0 ? [`locks out of ${shut}: ${nameOf(gap)}\n${statement.lines}`] : [];
  });
}

/** What there is to open and to do for each role, and to fill in and to look for on each screen. */
function open({ specification }: Reading): ReadonlySet<string> {
  const product = compile(specification);
  const { access, entities, screens } = product;
  const roles = access.roles.map(({ name }) => name);
  const done = entities.flatMap((entity) => {
    const actions = [...recordActions, ...(entity.lifecycle?.transitions ?? []).map(({ name }) => name)];
    return roles.flatMap((role) =>
      actions.flatMap((action) => {
        const around = { subject: { id: '', roles: [role] } };
        return access.decide(action, entity, around).answer === true ? [`${role} ${action} ${entity.name}`] : [];
      }),
    );
  });
  const shown = screens.flatMap((screen) => {
    const fields = [...(screen.steps ?? screen.sections ?? [])].flatMap((part) => part.fields.map(({ name }) => name));
    const state = screen.entity?.lifecycle?.facts.field;
    const all = screen.entity?.fields.map(({ name }) => name).filter((name) => name !== state) ?? [];
    const isWhole = screen.steps === undefined && screen.sections === undefined;
    const seen = screen.entity && screen.kind ? roles.filter((role) => screen.isFor({ id: '', roles: [role] })) : [];
    return [...seen, ...(isWhole ? all : fields)].map((name) => `${screen.name} ${name}`);
  });
  return new Set([...done, ...shown]);
}

/** Gaps that no fact of a document answers, or of which only a person knows what the fact would be. */
const without = new Set(['purpose.language', 'screen.related', 'entry', 'widget.by', 'widget.field', 'entity.display']);

test.each(['PRODUCT.md', 'examples/repair-desk.md', 'examples/undisclosed-product.md', 'examples/berghuette.md'])(
  '%s: what is shown of each gap answers it, brings no problem and locks nobody out',
  (path) => {
    expect(unanswered(textOf(path))).toEqual([]);
  },
);

/** The repair desk without some of its facts, the same each time. Formats stay: a day that is none any more breaks what compares it. */
function thinned(seed: number): string {
  let state = seed;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return desk
    .replace(/, (?!format)[a-zA-Z]+: (?:[^,{}[\]"\n]+|\[[^[\]{}]*\])(?=[,} ])/g, (pair) => (random() < 0.3 ? '' : pair))
    .replace(/^ {2,4}[a-zA-Z]+: [^{}[\]"\n]+\n/gm, (line) => (random() < 0.3 ? '' : line));
}

test.each([4, 5])(
  'a repair desk of which a third is missing (%i)',
  (seed) => {
    expect(unanswered(thinned(seed))).toEqual([]);
  },
  60_000,
);

describe.each<[string, string]>([
  ['not shown in a line', chapter(3, 't: { fields: { n: { type: string, unit: not shown, maxLength: not shown } } }')],
  [
    'not shown in a block',
    chapter(3, 't:\n  display: n\n  fields:\n    n:\n      type: string\n      required: not shown # ask\n'),
  ],
  ['a name alone', chapter(3, 't:\nu:\n')],
  ['an empty map', chapter(2, 't: {}')],
  [
    'lists that are not indented',
    chapter(6, 'roles: { r: {} }\npermissions:\n- roles: [r]\n  can: [read]\n') + chapter(3, 't: { fields: {} }'),
  ],
  [
    'several blocks',
    `${chapter(3, 't: { fields: { n: {} } }')}\nWords.\n\n\`\`\`yaml\nu: {}\n\`\`\`\n\n## 4. States\n`,
  ],
  [
    'comments and blank lines',
    chapter(3, '# all\nt:\n  # the fields\n  fields:\n    n: { type: string } # a, {b}\n\n    # last\n\n'),
  ],
  ['quotes with brackets', chapter(3, 't: { description: "a } b", fields: { n: { type: string, title: "x, {y" } } }')],
  [
    'lifecycles',
    chapter(3, 't: { fields: { status: { type: string } } }') +
      chapter(4, 't: { states: { a: {}, b: not shown }, transitions: { go: {} } }'),
  ],
  ['a dashboard', chapter(2, 'd: { kind: dashboard }') + chapter(3, 't: { fields: { n: { type: string } } }')],
  ['rules and errors', chapter(5, 'r: { when: not shown }') + chapter(8, 'e:\n') + chapter(9, 'c:\nd: { unit: days }')],
  ['roles of whom nothing is said', chapter(3, 't: [name]\nu: [name]') + chapter(6, 'roles: { r: {}, s: {} }')],
  [
    'what is written in short',
    chapter(3, 't: [name, owner: u]\nu:\n  name: text, required\n  kind: [a, b]\n  at: date\n') +
      chapter(4, 't: { states: [on shelf, lent], transitions: { lend: on shelf -> lent } }') +
      chapter(6, 'roles: [head librarian, reader]') +
      chapter(9, 'period: 6 weeks'),
  ],
  ['CRLF', chapter(3, 't:\n  fields:\n    n: { type: string }\n').replaceAll('\n', '\r\n')],
  [
    'entities that are only named',
    chapter(
      2,
      'books: { kind: list, entity: book, columns: [title, author.name], sort: [-year], related: [loan] }\nhome: { kind: dashboard, widgets: [{ kind: figure, of: loan }] }',
    ) + chapter(6, 'roles: { r: {} }\npermissions:\n- { roles: [r], can: [read], on: [shelf] }\n'),
  ],
  [
    'names of several words, as keys and as what is named',
    chapter(
      2,
      'the outings:\n  kind: list\n  entity: outing\n  views:\n    by state: { as: board }\n    all weeks: { as: calendar }',
    ) +
      chapter(3, 'outing:\n  fields:\n    first day: date\n    last day: date\n    what happened: text, required\n') +
      chapter(5, 'in order: { entity: outing, assert: record.id != null }') +
      chapter(7, 'all outings: GET /outings') +
      chapter(8, 'not there: Nothing is here.'),
  ],
  ['nothing at all', '# A product\n'],
])('%s', (_what, text) => {
  test('each gap can be stated', () => {
    expect(unanswered(text)).toEqual([]);
  });
});

test('only what is added changes: every other line stays as it was', () => {
  const { gaps, specification } = read(desk);
  for (const gap of gaps) {
    const statement = statementOf(gap, specification, desk);
    if (!statement) continue;
    const after = withStatement(desk, statement).split('\n');
    const kept = desk.split('\n').filter((line) => after.includes(line)).length;
    expect(desk.split('\n').length - kept).toBeLessThanOrEqual(statement.does === 'add' ? 0 : 1);
  }
});

test('a statement says where it belongs, in the indentation of the place', () => {
  const text = chapter(3, 't:\n  plural: Ts\n  fields:\n    n:\n      type: string\n');
  const { gaps, specification } = read(text);
  const gap = gaps.find(({ kind }) => kind === 'field.maxLength');
  expect(gap && statementOf(gap, specification, text)).toMatchObject({
    does: 'add',
    line: 8,
    lines: '      maxLength: 80',
  });
});

test('what is not relevant is stated as none, a chapter as a whole', () => {
  const text = `${chapter(3, 't: { display: not shown, fields: { n: {} } }')}\n## 9. Constants\n`;
  const { gaps, specification } = read(text);
  const stated = (kind: string) => {
    const gap = gaps.find((one) => one.kind === kind);
    return gap && noneOf(gap, specification, text)?.lines;
  };
  expect(stated('entity.display')).toBe('t: { display: none, fields: { n: {} } }');
  expect(stated('chapter.constants')).toContain('```yaml\nnone\n```');
});

test.each([
  ['newBike', 'create'],
  ['edit-bike', 'edit'],
  ['bikes', 'list'],
])('the screen %s is stated as one to %s, as its name says', (name, kind) => {
  const text = chapter(2, `${name}: {}`) + chapter(3, 'bike: [name]');
  const { gaps, specification } = read(text);
  const gap = gaps.find((one) => one.kind === 'screen.kind');
  expect(gap && statementOf(gap, specification, text)?.lines).toContain(`kind: ${kind}`);
});

test.each([
  ['bike: { name: text }', 'bike: { name: text, status: { type: string } }'],
  ['bike: [name]', 'bike: { fields: { name: {}, status: { type: string } } }'],
  ['bike:\n  fields:\n    name: text', '    status:\n      type: string'],
  ['bike:\n  name: text', '  status:\n    type: string'],
])('what keeps the state is stated in both places: the lifecycle, and %s', (entity, lines) => {
  const text = chapter(3, entity) + chapter(4, 'bike: { initial: new, states: [new, sold] }');
  const { gaps, specification } = read(text);
  const gap = gaps.find(({ kind }) => kind === 'lifecycle.field');
  const statement = gap && statementOf(gap, specification, text);
  expect(statement?.lines).toBe('bike: { initial: new, states: [new, sold], field: status }');
  expect(statement?.also.map((change) => change.lines)).toEqual([lines]);
  const { problems, specification: stated } = read(statement ? withStatement(text, statement) : text);
  expect(problems.map(({ code }) => code)).not.toContain('unknown.field');
  expect(stated.lifecycles.bike?.field).toBe('status');
});

test('the key of an entity is one of its fields, before it is none', () => {
  const text = chapter(3, 't: { fields: { name: { type: string }, serial: { type: string, unique: true } } }');
  const { gaps, specification } = read(text);
  const gap = gaps.find(({ kind }) => kind === 'entity.key');
  expect(gap && statementOf(gap, specification, text)?.lines).toContain('key: serial');
  expect(gap && noneOf(gap, specification, text)).toMatchObject({
    does: 'replace',
    lines: expect.stringContaining('key: none'),
  });
});

test.each([
  ['{ customer: { type: reference, to: t }, note: { type: string }, orderNo: { type: string } }', 'key: orderNo'],
  ['{ isbn: { type: string }, title: { type: string } }', 'key: isbn'],
  ['{ customer: { type: reference, to: t }, name: { type: string }, node: { type: string } }', 'key: none'],
])('of %s only what no two records share is proposed as the key', (fields, key) => {
  const text = chapter(3, `t: { fields: ${fields} }`);
  const { gaps, specification } = read(text);
  const gap = gaps.find(({ kind }) => kind === 'entity.key');
  expect(gap && statementOf(gap, specification, text)?.lines).toContain(key);
});

test('an address that no two records share may be the key, before what records are called', () => {
  const text = chapter(
    3,
    't: { fields: { name: { type: string, required: true }, card: { type: string, unique: true }, email: { type: string, format: email, unique: true, required: true } } }',
  );
  const { gaps, specification } = read(text);
  const gap = gaps.find(({ kind }) => kind === 'entity.key');
  expect(gap && statementOf(gap, specification, text)?.lines).toContain('key: email');
});

test('none of the entities is guessed to be the users: they are one more, and that there are none is beside it', () => {
  const text = chapter(3, 't: { fields: { name: { type: string } } }') + chapter(6, 'roles: { r: {} }');
  const { gaps, specification } = read(text);
  const gap = gaps.find(({ kind }) => kind === 'access.users');
  const statement = gap && statementOf(gap, specification, text);
  expect(statement).toMatchObject({ does: 'add', lines: 'users:\n  entity: user\n  roles: roles' });
  expect(statement?.also.map(({ lines }) => lines)).toEqual([
    'user:\n  fields:\n    name: { type: string }\n    roles:\n      type: array\n      items: { type: string, enum: [r] }',
  ]);
  expect(gap && noneOf(gap, specification, text)).toMatchObject({ does: 'add', lines: 'users: none' });
});

test('what is shown for an empty document speaks of one entity, in lines to go on writing', () => {
  const text = '# A product\n';
  const { gaps, specification } = read(text);
  const all = gaps.map((gap) => statementOf(gap, specification, text)?.lines ?? '').join('\n');
  expect(all).not.toMatch(/loan|dueOn/);
  expect(all).toContain('tool:\n  title: Tool\n  fields:\n    name: { type: string }');
});

test('an entity that is only named is stated with the fields that are named of it', () => {
  const text = chapter(2, 'books: { kind: list, entity: book, columns: [title, year] }') + chapter(4, 'loan: {}');
  const { gaps, specification } = read(text);
  const gap = gaps.find(({ path }) => path === 'entities.book');
  expect(gap).toMatchObject({ kind: 'entity.named', blocks: ['books'], weight: 'blocking' });
  expect(gap && statementOf(gap, specification, text)?.lines).toContain(
    'book:\n  title: Book\n  fields:\n    title: { type: string }\n    year: { type: string }\nloan:\n  title: Loan',
  );
});

test.each<[string, string]>([
  [chapter(6, 'permissions: [{ roles: [clerk, "head of shop"], can: all, on: all }]'), 'access.roles'],
  [chapter(2, 'tools: { kind: list, roles: [clerk, head of shop] }'), 'chapter.access'],
])('roles that are named and not stated, %s: just those are stated', (text, kind) => {
  const { gaps, specification } = read(text);
  const gap = gaps.find((one) => one.kind === kind);
  const statement = gap && statementOf(gap, specification, text);
  expect(statement?.lines).toContain('roles:\n  clerk: { title: Clerk }\n  head of shop: { title: Head of shop }');
});
