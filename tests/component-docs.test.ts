import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { ComponentDocs } from '#components/internal';
import { root } from '#tooling/run';

/** What each component tells of itself, by the file of its stories. */
const told = import.meta.glob<ComponentDocs>('../src/components/*/*.docs.ts', { eager: true, import: 'docs' });

/** The components' stories, each with where its title puts them. */
const stories = globSync('src/components/*/*.stories.tsx', { cwd: root }).map((path) => {
  const text = readFileSync(join(root, path), 'utf8');
  const [, group, title] = /^(?: {2}|const meta = \{ )title: '(\w+)\/([^']+)'/m.exec(text) ?? [];
  return { path, text, group, title };
});

/** The titles of the components that have a page. */
const pages = stories.flatMap(({ path, text, title }) => {
  return title && !text.includes("'!autodocs'")
    ? [{ title, docs: `../${path.replace('.stories.tsx', '.docs.ts')}` }]
    : [];
});

test('each component that has a page tells when it is the right one', () => {
  expect(pages.length).toBeGreaterThan(50);
  expect(pages.filter(({ docs }) => !told[docs]).map(({ title }) => title)).toEqual([]);
});

test('each shows the least that it needs in code, by its own door, in so few lines that they are read', () => {
  const examples = pages.map(({ docs }) => {
    const path = join(root, docs.slice(3).replace('.docs.ts', '.example.tsx'));
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const [, body = ''] = text.split(/^(?=export function Example)/m);
    return { path, text, lines: body.trim().split('\n').length, door: `'#components/${basename(dirname(path))}'` };
  });
  expect(examples.filter(({ text, door }) => !text.includes(door)).map(({ path }) => path)).toEqual([]);
  expect(examples.filter(({ lines }) => lines < 3 || lines > 25).map(({ path }) => path)).toEqual([]);
});

test('each stands in a group of the sidebar', () => {
  const order = /order: \[([^\]]*)\]/.exec(readFileSync(join(root, '.storybook/preview.tsx'), 'utf8'))?.[1] ?? '';
  expect(stories.filter(({ group }) => !order.includes(`'${group}'`)).map(({ path }) => path)).toEqual([]);
});

test('what lies over its page is told by a story in which it is open', () => {
  const texts = stories.map((story) => ({
    ...story,
    docs: told[`../${story.path.replace('.stories.tsx', '.docs.ts')}`],
  }));
  const over = texts.filter(({ text }) => {
    const [meta = ''] = text.split(/^export const /m);
    return meta.includes('inline: false') && !meta.includes("layout: 'fullscreen'");
  });
  expect(over.length).toBeGreaterThan(4);
  expect(over.filter(({ docs }) => !docs?.open || docs.anatomy.length === 0).map(({ path }) => path)).toEqual([]);
  const opened = texts.flatMap(({ docs, text, path }) => (docs?.open ? [{ open: docs.open, text, path }] : []));
  const isInFrame = ({ open, text }: (typeof opened)[number]) => {
    const [meta = '', ...others] = text.split(/^export const /m);
    const story = others.find((other) => other.startsWith(`${open}:`));
    return story && `${meta}${story}`.includes('inline: false');
  };
  expect(opened.filter((story) => !isInFrame(story)).map(({ path }) => path)).toEqual([]);
});

test('whoever is sent to another component finds its page', () => {
  const titles = new Set(pages.map(({ title }) => title));
  const lost = Object.entries(told).flatMap(([path, { avoid, related }]) =>
    [...avoid.flatMap(({ instead }) => instead ?? []), ...related]
      .filter((name) => !titles.has(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(lost).toEqual([]);
});

test('what a component takes is told on the page of one', () => {
  const texts = (pattern: string) =>
    globSync(pattern, { cwd: root }).map((path) => readFileSync(join(root, path), 'utf8'));
  const shown = texts('src/components/*/*.stories.tsx').flatMap((text) =>
    [...text.matchAll(/\b(?:component: (\w+)|subcomponents: \{([\w,\s]+))/g)].flatMap(([, name = '', names = '']) => [
      name,
      ...names.split(/[\s,]+/),
    ]),
  );
  const taking = texts('docs/api/*.d.ts').flatMap((text) =>
    [...text.matchAll(/^export declare function (\w+)\(props: \w+Props\)/gm)].map(([, name = '']) => name),
  );
  expect(taking.length).toBeGreaterThan(50);
  expect(taking.filter((name) => !shown.includes(name))).toEqual([]);
});

test('a component is there since a version that the changes tell of', () => {
  const changes = readFileSync(join(root, 'src/components/CHANGELOG.md'), 'utf8');
  const versions = [...changes.matchAll(/^## (\S+)/gm)].map(([, version]) => version);
  expect(Object.values(told).filter(({ since }) => !versions.includes(since))).toEqual([]);
});
