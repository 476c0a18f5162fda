import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storyContent } from '../../../.storybook/story-content.ts';
import type { StoryEntry } from '../capture/stories.ts';
import { cameraFiles, contentOf } from './content.ts';

/** A library in small: a story three imports away from a piece, another that shares only the styles with it. */
const files = {
  'index.html': '<script type="module" src="./preview.js"></script>',
  'preview.js': "import './styles.css'; import './decorator.js'; import('virtual:stories');",
  'decorator.js': 'document.body.dataset.theme = "light"; globalThis.docs = () => import("./deep.docs.ts");',
  'deep.docs.ts': 'export const docs = "How deep";',
  'styles.css': `@font-face { font-family: F; src: url(./font.woff2) }
    body { color: var(--ink); }
    :root { --ink: #111; --wide: calc(var(--deep) * 2); --deep: 1px; }
    @media print { .deep, .two:not(.alone) { width: var(--wide) } }`,
  'font.woff2': 'not really a font, but bytes',
  'deep.stories.js': "import { one } from './one.js'; export const Deep = one;",
  'one.js': "import { two } from './two.js'; export const one = two;",
  'two.js': "export const two = () => import('./three.js');",
  'three.js': 'const words = "three deep"; document.body.append(words, words);',
  'PRODUCT.md': 'export const Product = "# Repair desk";',
  'alone.stories.js': 'document.body.append("alone"); export const Alone = 1;',
  'package-lock.json': '{ "lockfileVersion": 3 }',
};

const stories: StoryEntry[] = ['deep.stories.js', 'PRODUCT.md', 'alone.stories.js'].map((file) => ({
  id: file,
  title: file,
  name: file,
  importPath: `./${file}`,
}));

const importer = '\0virtual:/@storybook/builder-vite/storybook-stories.js';

const asStorybookDoes: Plugin = {
  name: 'stories',
  resolveId: (id) => (id === 'virtual:stories' ? importer : undefined),
  load: (id) =>
    id === importer
      ? `export const all = [${stories.map(({ importPath }) => `() => import('/${importPath}')`).join()}]; globalThis.all = all;`
      : undefined,
};

let folder: string;
let first: Record<string, string>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'visual-content-'));
  first = await contentWith({});
});

afterAll(() => rmSync(folder, { recursive: true }));

async function contentWith(changed: Record<string, string>, name = 'place') {
  const root = join(folder, name);
  for (const [file, text] of Object.entries({ ...files, ...changed })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const outDir = join(root, 'built');
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [asStorybookDoes, asModule, storyContent()],
    build: { outDir, assetsInlineLimit: 0 },
  });
  return contentOf(outDir, stories, cameraFiles(), join(root, 'package-lock.json'));
}

const asModule: Plugin = {
  name: 'documents',
  enforce: 'pre',
  load: (id) => (id.endsWith('.md') ? { code: readFileSync(id, 'utf8'), moduleType: 'js' } : undefined),
};

const changedBy = async (changed: Record<string, string>) => {
  const now = await contentWith(changed);
  return stories.map(({ id }) => id).filter((id) => now[id] !== first[id]);
};

test('every story has a hash, the same in another folder', async () => {
  expect(Object.keys(first)).toEqual(stories.map(({ id }) => id));
  expect(new Set(Object.values(first)).size).toBe(stories.length);
  expect(await contentWith({}, 'another place')).toEqual(first);
});

test.each([
  ['a piece three imports deep', { 'three.js': 'document.body.append("drei deep");' }, ['deep.stories.js']],
  ['a document', { 'PRODUCT.md': 'export const Product = "# Boat hire";' }, ['PRODUCT.md']],
  ['a class of its own', { 'styles.css': `${files['styles.css']} .three { color: red }` }, ['deep.stories.js']],
  [
    'a token that a class of its own asks for',
    { 'styles.css': files['styles.css'].replace('--deep: 1px', '--deep: 2px') },
    ['deep.stories.js'],
  ],
  ['a story', { 'alone.stories.js': 'document.body.append("lonely"); export const Alone = 1;' }, ['alone.stories.js']],
])('what rests on %s is noticed, and nothing else', async (_, changed, noticed) => {
  expect(await changedBy(changed)).toEqual(noticed);
});

test.each([
  ['a token', { 'styles.css': files['styles.css'].replace('#111', '#112') }],
  ['a font', { 'font.woff2': 'other bytes' }],
  ['a class that is put together somewhere', { 'styles.css': `${files['styles.css']} .put-together { color: red }` }],
  ['the preview', { 'decorator.js': 'document.body.dataset.theme = "dark";' }],
  ['the lockfile', { 'package-lock.json': '{ "lockfileVersion": 4 }' }],
])('%s is noticed in all', async (_, changed) => {
  expect(await changedBy(changed)).toEqual(stories.map(({ id }) => id));
});

test.each([
  [
    'a remark',
    {
      'three.js':
        '/** Sets .alone and --ink. */\nconst words = "three deep"; document.body.append(words, words); // deep',
    },
  ],
  ['what documentation says', { 'deep.docs.ts': 'export const docs = "How deep it is";' }],
  ['what code calls its own', { 'three.js': 'const text = "three deep"; document.body.append(text, text);' }],
  [
    'how code is set out',
    { 'three.js': 'const words =\n  "three deep"\n\ndocument.body.append(\n  words, words,\n);\n' },
  ],
])('%s is noticed in none', async (_, changed) => {
  expect(await changedBy(changed)).toEqual([]);
});

test('a story that rests on what is not looked at does not pass', async () => {
  await expect(
    contentWith({ 'two.js': "export { a as two } from './a.test.ts';", 'a.test.ts': 'export const a = 1;' }, 'blind'),
  ).rejects.toThrow('rest on a.test.ts');
});

test('how a picture is taken is counted, and not how it is shown to people', () => {
  const names = cameraFiles().map((file) => relative(join(import.meta.dirname, '..'), file));
  expect(names).toEqual(
    expect.arrayContaining([
      'capture/camera.ts',
      'capture/page/driver.ts',
      'comparison/compare.ts',
      'spoken.ts',
      'capture/launch.ts',
    ]),
  );
  expect(names.filter((name) => /^(report|review|approval|outputs)\//.test(name))).toEqual([]);
});

test('a Storybook that does not say what its stories rest on spares none', () => {
  const bare = join(folder, 'bare');
  mkdirSync(bare);
  cpSync(join(folder, 'place', 'index.html'), join(bare, 'index.html'));
  expect(contentOf(bare, stories)).toEqual({});
});
