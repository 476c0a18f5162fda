import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compile } from '#specification';
import { read } from '#specification/reading';
import { examplePaths, readDocument, refusalOf } from '#tooling/documents';
import { root } from '#tooling/run';
import { specificationPlugin } from '#tooling/specification-plugin';
import { storiesOf } from '../.storybook/stories-of.ts';
import { StoryNames, titleOf } from '../.storybook/story-names.ts';

const folder = mkdtempSync(join(tmpdir(), 'ninefold-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const badFiles: [what: string, path: string][] = [
  ['is not there', join(folder, 'nothing.md')],
  ['is a folder', folder],
  ['is not UTF-8', join(folder, 'latin.md')],
];
writeFileSync(join(folder, 'latin.md'), Buffer.from([0x23, 0x20, 0xff, 0xfe, 0x0a]));

test.each(badFiles)('a document that %s is a problem, and nothing throws', (_what, path) => {
  const { problems, specification } = readDocument(path);
  expect(problems).toMatchObject([{ severity: 'error', path: '', line: 1 }]);
  expect(specification.chapters).toHaveLength(9);
});

test('a document that cannot be opened is refused in a sentence before anything starts', () => {
  expect(refusalOf(join(folder, 'nothing.md'))).toMatch(/nothing\.md is not there: .+\.$/);
  expect(refusalOf(folder)).toMatch(/is a folder: .+\.$/);
  expect(refusalOf(join(root, 'PRODUCT.md'))).toBeUndefined();
});

test.each([
  [['nothing.md'], 1, /nothing\.md is not there/],
  [['examples'], 1, /is a folder/],
  [['--prot', '1'], 1, /--prot/],
  [['--port', 'many'], 1, /--port takes a number/],
  [['--help'], 0, /npm start/],
])('npm start -- %j ends with %i', (args, code, said) => {
  const { status, stdout, stderr } = spawnSync('node', ['tooling/tasks/start.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status).toBe(code);
  expect(stdout + stderr).toMatch(said);
});

test('only what is listed as an example is given out as one', () => {
  const { resolveId } = specificationPlugin();
  const resolved = (id: string) => (resolveId as (id: string) => unknown)(id);
  expect(examplePaths().size).toBeGreaterThan(0);
  for (const id of examplePaths().keys()) expect(resolved(`virtual:example/${id}`)).toBe(`\0virtual:example/${id}`);
  for (const id of ['../README', '../../etc/passwd', '__proto__', '', 'repair-desk/../../README', '/README'])
    expect(resolved(`virtual:example/${id}`)).toBeUndefined();
});

test('stories of names in any script have names of their own, and ids of their own', () => {
  const names = new StoryNames();
  const wanted = [
    'list_filled',
    'Räume_filled',
    '患者_filled',
    'a b_filled',
    'a/b_filled',
    'aB_filled',
    'A_b_filled',
    '1st_filled',
    '١_filled',
  ];
  const found = wanted.map((name) => names.unique(name));
  expect(found[0]).toBe('list_filled');
  expect(new Set(found.map((name) => name.toLowerCase())).size).toBe(wanted.length);
  for (const name of found) expect(() => new Function(`const ${name} = 1;`)).not.toThrow();
  expect(titleOf('A / B', 'a.md', [])).toBe('Products/A - B');
  expect(titleOf('Same', 'b.md', ['Same'])).toBe('Products/Same · b.md');
  expect(titleOf('—', 'c.md', [])).toBe('Products/— · c.md');
});

test('a screen of a document has a story for each state that it can be in', () => {
  const screens = 'toString: { path: /, kind: list, entity: thing }\n"x y": { path: /x }';
  const { specification } = read(
    `## 2. Screens\n\n\`\`\`yaml\n${screens}\n\`\`\`\n\n## 3. Entities\n\n\`\`\`yaml\nthing: { fields: { name: { type: string } } }\n\`\`\`\n`,
  );
  const stories = storiesOf(compile(specification)).map(({ exportName }) => exportName);
  expect(stories).toEqual(expect.arrayContaining(['toString_filled', 'toString_empty', 'x_y_gaps', 'Overview']));
  expect(stories).not.toContain('toString_denied');
});
