import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gaps } from './gaps.ts';
import { formatProblem } from './problem.ts';
import { read } from './read.ts';

const root = join(import.meta.dirname, '..', '..');
const documentOf = (path: string) => read(readFileSync(join(root, path), 'utf8'), path);

/** The messages about a document, as a terminal shows them. */
function messages(text: string): string[] {
  return read(text, 'P.md').problems.map((problem) => formatProblem('P.md', problem));
}

function chapter(number: number, yaml: string): string {
  return `## ${number}. Chapter\n\n\`\`\`yaml\n${yaml}\n\`\`\`\n`;
}

describe('the documents of this repository', () => {
  test('PRODUCT.md: nine chapters, none shown, each a gap with a question', () => {
    const { specification, problems } = documentOf('PRODUCT.md');
    expect(problems).toEqual([]);
    expect(specification.chapters.map(({ state }) => state)).toEqual(Array(9).fill('notShown'));
    expect(gaps(specification).map(({ kind }) => kind)).toEqual(
      specification.chapters.map(({ key }) => `chapter.${key}`),
    );
  });

  test('a document by somebody who never heard of Ninefold: nine gaps, its words kept', () => {
    const { specification, problems } = documentOf('examples/undisclosed-product.md');
    expect(problems).toEqual([]);
    expect(gaps(specification)).toHaveLength(9);
    expect(
      JSON.stringify([specification.preface, ...specification.chapters.map(({ prose }) => prose)]).length,
    ).toBeGreaterThan(400);
  });

  test('the repair desk: nine chapters stated, no error', () => {
    const { specification, problems } = documentOf('examples/repair-desk.md');
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(specification.chapters.map(({ state }) => state)).toEqual(Array(9).fill('stated'));
    expect(Object.keys(specification.screens)).toContain('repairs');
    expect(specification.entities.repair?.fields?.fault).toMatchObject({
      required: true,
      minLength: 10,
      maxLength: '=constants.noteLength',
    });
  });
});

describe('the four states', () => {
  test.each([
    ['', 'notShown'],
    ['not shown', 'notShown'],
    ['Not shown.', 'notShown'],
    ['none', 'none'],
    ['Two roles, as far as we know.', 'described'],
    ['```yaml\nroles: { clerk: {} }\n```', 'stated'],
    ['```yaml\nnone\n```', 'none'],
  ])('a chapter that holds %j is %s', (body, state) => {
    const { specification } = read(`## 6. Roles and permissions\n\n${body}\n`);
    expect(specification.chapters[5]?.state).toBe(state);
  });

  test('a property is absent, null or stated', () => {
    const { specification } = read(
      chapter(3, 'order:\n  fields:\n    note: { type: string, maxLength: not shown, pattern: none, minLength: 2 }'),
    );
    const note = specification.entities.order?.fields?.note ?? {};
    expect('maxLength' in note).toBe(false);
    expect(note.pattern).toBeNull();
    expect(note.minLength).toBe(2);
  });
});

test('chapters are found by number, by name, and at any depth of heading', () => {
  const byName = read('# Spec\n\n### Error catalogue\n\n```yaml\ngone: { status: 404 }\n```\n');
  expect(byName.specification.errors.gone?.status).toBe(404);
  const byNumber = read('# 8) Fehler\n\n```yaml\ngone: { status: 404 }\n```\n');
  expect(byNumber.specification.errors.gone?.status).toBe(404);
});

test('several blocks of a chapter merge', () => {
  const { specification } = read(`${chapter(9, 'a: { value: 1 }')}\n\`\`\`yaml\nb: { value: 2 }\n\`\`\`\n`);
  expect(Object.keys(specification.constants)).toEqual(['a', 'b']);
});

test('what is wrong is left out, the rest is kept', () => {
  const { specification } = read(chapter(9, 'a: { value: 1 }\nb: { valeu: 2 }\nc: { value: 3 }'));
  expect(specification.constants.a?.value).toBe(1);
  expect(specification.constants.c?.value).toBe(3);
});

test('every fact keeps its line and column', () => {
  expect(
    messages(`# Product\n\n${chapter(2, 'home:\n  path: /\n  entity: oder')}${chapter(3, 'order: { fields: {} }')}`),
  ).toEqual(["P.md:8:3 screens.home.entity: no entity is called 'oder'; did you mean 'order'?"]);
});

/** One mistake of each kind, and what is said of it. */
const mistakes: [what: string, text: string, message: RegExp][] = [
  ['empty', '', /^P\.md:1:1 the document is empty; begin with/],
  ['binary', 'a\0b', /^P\.md:1:1 this is not a text file/],
  ['unreadable yaml', chapter(9, 'a: [1'), /^P\.md:\d+:\d+ constants: this yaml block cannot be read/],
  [
    'a key twice in a block',
    chapter(9, 'a: { value: 1 }\na: { value: 2 }'),
    /^P\.md:5:1 constants\.a: the key 'a' stands twice, first in line 4/,
  ],
  [
    'a key twice in two blocks',
    `${chapter(9, 'a: { value: 1 }')}\n\`\`\`yaml\na: { value: 2 }\n\`\`\`\n`,
    /^P\.md:8:1 constants\.a: the key 'a' stands twice, first in line 4/,
  ],
  ['an alias', chapter(9, 'a: &x { value: 1 }\nb: *x'), /^P\.md:5:4 constants\.b: aliases/],
  ['a dangerous key', chapter(9, '__proto__: { value: 1 }'), /^P\.md:4:1 constants: '__proto__' cannot be a key/],
  [
    'a key that the vocabulary does not have',
    chapter(9, 'a: { valeu: 1 }'),
    /^P\.md:4:6 constants\.a.*'valeu'.*did you mean 'value'/,
  ],
  [
    'a word that is not offered',
    chapter(2, 'a: { path: /, kind: lst }'),
    /^P\.md:4:15 screens\.a\.kind: expected one of .*'lst'; did you mean 'list'/,
  ],
  ['a block before the first chapter', '```yaml\na: 1\n```\n\n## 1. Purpose\n', /^P\.md:2:1 this block stands before/],
  ['a block that is a list', chapter(9, '- a'), /^P\.md:\d+:1 constants: expected names/],
  [
    'a path twice',
    chapter(2, 'a: { path: /x, kind: text }\nb: { path: /x, kind: text }'),
    /^P\.md:5:6 screens\.b\.path: the path '\/x' also leads to the screen 'a'/,
  ],
  [
    'an unknown entity',
    `${chapter(2, 'a: { path: /, kind: list, entity: tickets }')}${chapter(3, 'ticket: { fields: {} }')}`,
    /^P\.md:4:27 screens\.a\.entity: no entity is called 'tickets'; did you mean 'ticket'\?/,
  ],
  [
    'an unknown field',
    `${chapter(2, 'a: { path: /, kind: list, entity: t, columns: [nmae] }')}${chapter(3, 't: { fields: { name: { type: string } } }')}`,
    /screens\.a\.columns\.0: 't' has no field called 'nmae'; did you mean 'name'/,
  ],
  [
    'an unknown role',
    `${chapter(2, 'a: { path: /, kind: text, roles: [clrk] }')}${chapter(6, 'roles: { clerk: {} }')}`,
    /no role is called 'clrk'; did you mean 'clerk'/,
  ],
  [
    'an unknown state',
    `${chapter(3, 't: { fields: { s: { type: string } } }')}${chapter(4, 't: { field: s, initial: nwe, states: { new: {} } }')}`,
    /lifecycles\.t\.initial: no state is called 'nwe'; did you mean 'new'/,
  ],
  [
    'an unreachable state',
    `${chapter(3, 't: { fields: { s: { type: string } } }')}${chapter(4, 't:\n  field: s\n  initial: new\n  states: { new: {}, done: {}, lost: {} }\n  transitions: { finish: { from: new, to: done } }')}`,
    /lifecycles\.t\.states\.lost: nothing leads to the state 'lost' from 'new'/,
  ],
  [
    'an unknown error',
    `${chapter(5, 'r: { assert: "true", error: gnoe }')}${chapter(8, 'gone: { status: 404 }')}`,
    /rules\.r\.error: no error is called 'gnoe'; did you mean 'gone'/,
  ],
  [
    'an unknown constant',
    `${chapter(3, 't: { fields: { n: { type: string, maxLength: =constants.lnegth } } }')}${chapter(9, 'length: { value: 3 }')}`,
    /no constant is called 'lnegth'; did you mean 'length'/,
  ],
  [
    'an expression that cannot be read',
    chapter(5, 'r: { assert: "a ==" }'),
    /rules\.r\.assert: the expression cannot be read/,
  ],
  [
    'a pattern that cannot be read',
    chapter(3, 't: { fields: { n: { type: string, pattern: "[" } } }'),
    /pattern: this is not a regular expression/,
  ],
  [
    'a pattern that takes for ever',
    chapter(3, 't: { fields: { n: { type: string, pattern: "^(a+)+$" } } }'),
    /pattern: this pattern can take longer/,
  ],
  [
    'a pattern of repeated alternatives',
    chapter(3, 't: { fields: { n: { type: string, pattern: "^(a|a)+$" } } }'),
    /pattern: this pattern can take longer/,
  ],
  [
    'a format that objects have',
    chapter(3, 't: { fields: { n: { type: string, format: constructor } } }'),
    /no field type draws the format 'constructor'/,
  ],
  [
    'a format that nothing draws',
    chapter(3, 't: { fields: { n: { type: string, format: hologram } } }'),
    /no field type draws the format 'hologram'/,
  ],
  [
    'a reference that is none',
    chapter(3, 't: { fields: { n: { type: string, to: t } } }'),
    /only a reference leads to an entity/,
  ],
];

test.each(mistakes)('%s', (_what, text, message) => {
  const said = messages(text);
  expect(
    said.some((line) => message.test(line)),
    said.join('\n'),
  ).toBe(true);
});

test('a document with every mistake at once names them all', () => {
  const all = mistakes.filter(([what]) => !['empty', 'binary'].includes(what)).map(([, text]) => text);
  for (const text of all) expect(read(text).problems.length).toBeGreaterThan(0);
});

test('markup and addresses of a document are words, never markup', () => {
  const { specification } = read(
    '## 1. Purpose\n\n<script>alert(1)</script>\n\n[press](javascript:alert(1)) [there](https://example.invalid) ![x](data:text/html,x)\n',
  );
  const prose = JSON.stringify(specification.chapters[0]?.prose);
  expect(prose).not.toContain('"url":"javascript:');
  expect(prose).toContain('"url":"https://example.invalid"');
  expect(prose).not.toContain('"html"');
});

test('twenty megabytes are refused in a sentence', () => {
  expect(messages('x'.repeat(20_000_000))[0]).toMatch(/^P\.md:1:1 the document has 20000000 characters, at most/);
});

test('aliases that would explode are not followed', () => {
  const layers = Array.from(
    { length: 30 },
    (_, index) => `a${index + 1}: &a${index + 1} [${Array(9).fill(`*a${index}`).join(', ')}]`,
  );
  const { problems } = read(chapter(9, ['a0: &a0 [x]', ...layers].join('\n')));
  expect(problems.length).toBeGreaterThan(0);
});

test('keys that would reach into objects are refused, and nothing is changed', () => {
  read(chapter(9, '__proto__: { polluted: { value: 1 } }\nconstructor: { value: 1 }'));
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});
