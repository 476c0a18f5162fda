import { describe, expect, test } from 'vitest';
import { chapter, found, messages } from './documents.ts';
import { read } from './read.ts';

const factsOf = (text: string) => read(text).specification;

describe('what is wrong', () => {
  test('is left out, the rest is kept', () => {
    const { constants } = factsOf(chapter(9, 'a: { value: 1 }\nb: { valeu: 2 }\nc: { value: 3 }'));
    expect(constants).toEqual({ a: { value: 1 }, b: {}, c: { value: 3 } });
  });

  test('is named with the path as it is written, and so is the list that lacks an item', () => {
    const { access, unusable, notShown } = factsOf(
      chapter(
        6,
        'permissions:\n  - not shown\n  - x\n  - { roles: [a, not shown, [b], c], cna: d }\n  - { effect: Deny }',
      ),
    );
    expect(notShown).toEqual(['access.permissions.0', 'access.permissions.2.roles.1']);
    expect(new Set(unusable)).toEqual(
      new Set([
        'access.permissions',
        'access.permissions.1',
        'access.permissions.2.cna',
        'access.permissions.2.roles',
        'access.permissions.2.roles.2',
        'access.permissions.3.effect',
      ]),
    );
    expect(access.permissions).toEqual([{ roles: ['a', 'c'] }, {}]);
  });

  test('has its own line, also behind items that were left out', () => {
    expect(messages(chapter(6, 'permissions:\n  - not shown\n  - x\n  - { cna: d }\n  - { can: { a: b } }'))).toEqual([
      expect.stringMatching(/^P\.md:6:5 access\.permissions\.1: expected keys with values/),
      expect.stringMatching(
        /^P\.md:7:7 access\.permissions\.2\.cna: nothing here is called 'cna'; did you mean 'can'\?/,
      ),
      expect.stringMatching(
        /^P\.md:8:7 access\.permissions\.3\.can: expected a list, found properties; write `can: \[list, read\]`/,
      ),
    ]);
  });

  test('keeps its name', () => {
    const text = [
      chapter(1, 'audience: { clerk: [] }'),
      chapter(2, 'a: 1\nb: { path: /, views: { c: x } }'),
      chapter(3, 'a: none\nb: { fields: { c: 5, d: { properties: { e: *f } } } }'),
      chapter(4, 'b: { states: { on: x }, transitions: { go: [] } }'),
      chapter(6, 'roles: { clerk: 7 }'),
    ].join('\n');
    const { purpose, screens, entities, lifecycles, access } = factsOf(text);
    expect({ purpose, screens, entities, lifecycles, access }).toEqual({
      purpose: { audience: { clerk: {} } },
      screens: { a: {}, b: { path: '/', views: { c: {} } } },
      entities: { a: {}, b: { fields: { c: {}, d: { properties: { e: {} } } } } },
      lifecycles: { b: { states: { on: {} }, transitions: { go: {} } } },
      access: { roles: { clerk: {} } },
    });
  });
});

test('a block that cannot be read makes its chapter unusable, whatever stands beside it', () => {
  for (const block of ['roles: [', '- a can see all', 'text', '{[a]: b}', 'a: 1\n---\nb: 2']) {
    const { access, unusable } = factsOf(`${chapter(6, 'permissions: []')}\n\`\`\`yaml\n${block}\n\`\`\`\n`);
    expect(unusable, block).toContain('access');
    expect(access.permissions).toEqual([]);
  }
});

test('a name that is not shown is there, at every level', () => {
  const text = [
    chapter(1, 'audience: { a: not shown }'),
    chapter(2, 'a: not shown\nb: { views: { c: not shown } }'),
    chapter(3, 'a: not shown\nb: { fields: { c: not shown, d: { items: { properties: { e: not shown } } } } }'),
    chapter(4, 'b: { states: { on: not shown }, transitions: { go: not shown } }\na: not shown'),
    chapter(5, 'a: not shown'),
    chapter(6, 'roles: { a: not shown }'),
    chapter(7, 'a: not shown'),
    chapter(8, 'a: not shown'),
    chapter(9, 'a: not shown'),
  ].join('\n');
  const { purpose, screens, entities, lifecycles, rules, access, calls, errors, constants, notShown, unusable } =
    factsOf(text);
  expect([purpose, screens, entities, lifecycles, rules, access, calls, errors, constants]).toEqual([
    { audience: { a: {} } },
    { a: {}, b: { views: { c: {} } } },
    { a: {}, b: { fields: { c: {}, d: { items: { properties: { e: {} } } } } } },
    { b: { states: { on: {} }, transitions: { go: {} } }, a: {} },
    { a: {} },
    { roles: { a: {} } },
    { a: {} },
    { a: {} },
    { a: {} },
  ]);
  expect(unusable).toEqual([]);
  expect(notShown).toHaveLength(14);
});

test.each([
  [
    2,
    'a: { path: /, knd: not shown }',
    /^P\.md:4:\d+ screens\.a\.knd: nothing here is called 'knd'; did you mean 'kind'\?/,
  ],
  [3, 'a: { fields: { b: { items: { properties: { c: { tpye: } } } } } }', /^P\.md:4:\d+ entities\..*\.c\.tpye: /],
  [4, 'a: { transitions: { go: { gaurd: not shown } } }', /^P\.md:4:\d+ lifecycles\.a\.transitions\.go\.gaurd: /],
  [6, 'permissions: [not shown, { wehn: not shown }]', /^P\.md:4:\d+ access\.permissions\.1\.wehn: /],
  [9, 'fee: { valu: not shown }', /^P\.md:4:\d+ constants\.fee\.valu: /],
])('a misspelt key is named also where it is not shown: %i %s', (number, block, message) => {
  expect(messages(chapter(number, block))).toEqual([expect.stringMatching(message)]);
});

describe('values are as they are written', () => {
  test('text keeps its zeros, none is a word in a list, numbers are numbers where they are wanted', () => {
    const { entities, purpose } = factsOf(
      `${chapter(1, 'title: 007\nsummary: true\nlocales: [none]')}${chapter(3, 'a: { title: 1.10, fields: { b: { enum: [1.10, 0123, none, yes], maxLength: 0x10, required: true, unit: "no" } } }')}`,
    );
    expect(purpose).toMatchObject({ title: '007', summary: 'true', locales: ['none'] });
    expect(entities.a).toEqual({
      title: '1.10',
      fields: { b: { enum: ['1.10', '0123', 'none', 'yes'], maxLength: 16, required: true, unit: 'no' } },
    });
  });

  test('answers are plain: text where the field is text', () => {
    const { entities } = factsOf(
      chapter(
        3,
        [
          'a:',
          '  fields:',
          '    b: { type: string, default: 1.10, examples: [0123, x] }',
          '    c: { type: number, default: 1.10 }',
          '    d: { type: array, items: { type: string }, default: [0123] }',
          '    e: { type: object, properties: { f: { type: integer } }, default: { f: 01, g: 1.0 } }',
          '  samples: [{ b: 0123, c: 2, d: [none], e: { f: 3 } }]',
        ].join('\n'),
      ),
    );
    expect(entities.a).toMatchObject({
      fields: {
        b: { default: '1.10', examples: ['0123', 'x'] },
        c: { default: 1.1 },
        d: { default: ['0123'] },
        e: { default: { f: 1, g: 1 } },
      },
      samples: [{ b: '0123', c: 2, d: ['none'], e: { f: 3 } }],
    });
  });

  test('a bare constant and a lone item are short for more', () => {
    const { constants, screens } = factsOf(
      `${chapter(9, 'a: 5\nb: x\nc: true')}${chapter(2, 's: { columns: name, sections: { fields: a } }')}`,
    );
    expect(constants).toEqual({ a: { value: 5 }, b: { value: 'x' }, c: { value: true } });
    expect(screens.s).toEqual({ columns: ['name'], sections: [{ fields: ['a'] }] });
  });
});

describe('names that objects have', () => {
  test.each(['toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf', 'length', 'then', 'toJSON'])(
    '%s is a name like any other',
    (name) => {
      const { constants, unusable } = factsOf(`${chapter(9, `${name}: 1\na: 2`)}\n\`\`\`yaml\nb: 3\n\`\`\`\n`);
      expect(constants).toEqual({ [name]: { value: 1 }, a: { value: 2 }, b: { value: 3 } });
      expect(unusable).toEqual([]);
    },
  );

  test.each(['__proto__', 'constructor', 'prototype'])('%s is refused', (name) => {
    expect(found(chapter(9, `${name}: { polluted: 1 }\na: 1`))).toEqual([`yaml.keyForbidden constants.${name}`]);
    expect(found(chapter(3, `a: { fields: { b: { default: { ${name}: 1 } } } }`))).toEqual([
      `yaml.keyForbidden entities.a.fields.b.default.${name}`,
    ]);
    expect('polluted' in {}).toBe(false);
  });

  test('one in place of a word is no word', () => {
    for (const [number, yaml] of [
      [3, 'a: { fields: { b: { type: { toString: x } } } }'],
      [2, 'a: { kind: { toString: x } }'],
      [6, 'permissions: [{ effect: { toString: x }, can: { valueOf: x } }]'],
      [7, 'a: { method: { toString: x } }'],
    ] as const)
      expect(messages(chapter(number, yaml))[0]).toMatch(/expected one of/);
  });
});

test('of thousands of wrong facts 200 are told, and all of them are unusable', () => {
  const { specification, problems } = read(
    chapter(9, Array.from({ length: 3_000 }, (_, index) => `a${index}: { valeu: 1 }`).join('\n')),
  );
  expect(problems).toHaveLength(201);
  expect(problems.at(-1)).toMatchObject({ code: 'document.more', values: { count: '2800' }, severity: 'error' });
  expect(problems[0]).toMatchObject({ line: 4, values: { near: 'value' } });
  expect(specification.unusable).toHaveLength(3_000);
});
