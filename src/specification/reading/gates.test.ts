import { describe, expect, test } from 'vitest';
import { chapter, found, messages } from './documents.ts';
import { read } from './read.ts';

const permissions = 'permissions:\n  - { roles: [a], can: [read], on: all }';
const fenced = (info: string, text: string) => `\`\`\`${info}\n${text}\n\`\`\``;

describe('what reads like facts and is not read is named', () => {
  test.each([
    [`## 6. x\n\n${fenced('yalm', permissions)}`, /^P\.md:4:1 access: a block that begins with ```yalm is not read/],
    [`## 6. x\n\n${fenced('', permissions)}`, /^P\.md:4:1 access: what stands here without ```yaml is not read/],
    [`## 6. x\n\nWords.\n\n${permissions}`, /^P\.md:5:1 access: what stands here without ```yaml is not read/],
    [
      `## 6. x\n\n${fenced('json', '{ "permissions": [{ "roles": ["a"], "can": "all" }] }')}`,
      /^P\.md:4:1 access: .*JSON/,
    ],
    [`## 2. x\n\n${fenced('yalm', 'a: { path: /a }')}`, /^P\.md:4:1 screens: /],
    [`## 5. x\n\n${fenced('yaml', permissions)}`, /^P\.md:4:1 access: .* outside of chapter 6/],
    [`${fenced('yaml', permissions)}\n\n## 1. x\n`, /^P\.md:2:1 access: .* outside of chapter 6/],
    [`## 3. x\n\n${fenced('', 'a: { states: { b: { editable: none } } }')}`, /^P\.md:4:1 lifecycles: /],
    [
      chapter(3, 'a: { fields: {}, transitions: { b: { from: c } } }'),
      /^P\.md:4:1 lifecycles: .* outside of chapter 4/,
    ],
    [chapter(3, 'a: { fields: {}, lifecycle: { states: { b: { final: true } } } }'), /^P\.md:4:1 lifecycles: /],
    [chapter(3, 'a: { fields: {}, transitions: { b: open -> closed by clerk } }'), /^P\.md:4:1 lifecycles: /],
    [chapter(3, 'lifecycles: { a: { states: { b: { final: true } } } }'), /^P\.md:4:1 lifecycles: /],
  ])('%#', (text, message) => {
    const [gate] = messages(text);
    expect(gate).toMatch(message);
    expect(messages(text).filter((line) => line.includes('not read') || line.includes('outside of'))).toHaveLength(1);
  });
});

test('everything in one block before the chapters closes all of it', () => {
  const all = `entities:\n  a: { fields: {} }\nlifecycles:\n  a: { states: { b: { final: true } } }\naccess:\n  ${permissions.replaceAll('\n', '\n  ')}`;
  for (const info of ['yaml', '']) expect(read(fenced(info, all)).specification.unusable).toContain('access');
});

describe('in the chapters of access, anything that nests is taken for facts', () => {
  test.each([
    ['', 'rollen: { r: {} }\nrechte:\n  - { rolle: r, darf: lesen }'],
    ['', 'Permissions:\n  - { Roles: [x], Can: [read] }'],
    ['', 'permissions：\n  - { roles: [x], can: [read], on: all }'],
    ['', '- role: x\n  may: read'],
    ['toml', '[[permissions]]\nroles = ["x"]\ncan = ["read"]'],
    ['json5', '{ permissions: [{ roles: ["x"] }] } // so'],
  ])('%s %s', (info, text) => {
    expect(read(`## 6. x\n\n${fenced(info, text)}\n`).specification.unusable).toContain('access');
    expect(read(`## 7. x\n\n${fenced(info, text)}\n`).specification.unusable).not.toContain('calls');
  });
});

describe('what is no gate closes none', () => {
  test.each([
    chapter(
      3,
      'a:\n  fields:\n    states:\n      type: array\n      items: { type: string }\n    permissions: { type: string }',
    ),
    chapter(3, 'states: { fields: { from: { type: string } } }\npermissions: { fields: {} }'),
    chapter(3, 'transitions: { fields: { from: { type: string }, to: { type: string } } }'),
    chapter(3, 'a: { fields: { states: { type: array, items: { type: reference, to: a } } } }'),
    chapter(3, 'a: { fields: {}, samples: [{ roles: x, on: y, can: z }] }'),
    chapter(9, 'permissions: 3\nstates: 50'),
    `## 6. x\n\n${fenced('ts', 'interface A { permissions: string[]; roles: Role[] }')}`,
    `## 6. x\n\n${fenced('', 'Clerk --> Manager')}`,
    `## 6. x\n\n${fenced('mermaid', 'graph TD; a-->b')}`,
    '## 6. x\n\npermissions:\n\n- Clerks read\n- Managers write',
    '## 6. x\n\n| role | can |\n| --- | --- |\n| clerk | read |',
    `## 6. x\n\n\`\`\`\`md\n${fenced('yaml', permissions)}\n\`\`\`\``,
    `## 6. x\n\n<!--\n${permissions}\n-->\n`,
    `## 7. x\n\n${fenced('json', '{ "id": 1, "states": { "CA": { "name": "California" } } }')}`,
    `## 1. x\n\n${fenced('', 'curl https://example.invalid')}`,
  ])('%#', (text) => {
    const { unusable } = read(text).specification;
    expect(unusable.filter((path) => path === 'access' || path === 'lifecycles')).toEqual([]);
  });
});

test('a diagram in a chapter is nobody’s business', () => {
  expect(found(`## 4. x\n\n${fenced('', 'open -> closed: when done')}`)).toEqual([]);
});
