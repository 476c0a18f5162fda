import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** What each part may import besides itself: the arrows point one way. */
const allowed: Record<string, string[]> = {
  tokens: [],
  spec: [],
  components: ['tokens'],
  backend: ['spec'],
  app: ['backend', 'spec', 'components', 'tokens'],
};

const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => join('src', file).split(sep).join('/'));

interface Import {
  /** From the root; a package by its name. */
  path: string;
  /** Types vanish when the code runs; what is asked for while it runs cannot go round in a circle. */
  isStatic: boolean;
}

function importsOf(file: string): Import[] {
  const source = readFileSync(join(root, file), 'utf8');
  const statements = source.matchAll(/(?:import|export)\s+(type\s)?(?:[^;'"]*?from\s+)?'([^']+)'|import\('([^']+)'\)/g);
  return [...statements].map(([, type, specifier, dynamic]) => ({
    path: resolved(file, specifier ?? dynamic ?? ''),
    isStatic: !type && !dynamic,
  }));
}

function resolved(file: string, specifier: string): string {
  if (specifier.startsWith('.'))
    return relative(root, join(root, dirname(file), specifier))
      .split(sep)
      .join('/');
  if (!specifier.startsWith('#')) return specifier;
  if (specifier === '#spec/read') return 'src/spec/read.ts';
  const [part = '', folder] = specifier.slice(1).split('/');
  return `src/${part}${folder ? `/${folder}` : ''}/index.ts`;
}

const partOf = (path: string) => /^src\/([^/.]+)\//.exec(path)?.[1];
const graph = new Map(files.map((file) => [file, importsOf(file)]));

test('there is something to check', () => {
  expect(files.length).toBeGreaterThan(150);
  expect([...graph.values()].flat().length).toBeGreaterThan(400);
});

test.each(files)('%s imports only what its part may', (file) => {
  const part = partOf(file) ?? '';
  const foreign = (graph.get(file) ?? []).flatMap(({ path }) => {
    const other = partOf(path);
    return other && other !== part && !allowed[part]?.includes(other) ? [path] : [];
  });
  expect(foreign).toEqual([]);
});

test('spec and backend know no React', () => {
  const found = files.filter(
    (file) =>
      /^src\/(spec|backend)\//.test(file) && graph.get(file)?.some(({ path }) => /^react|^#components/.test(path)),
  );
  expect(found).toEqual([]);
});

test('only the door of the specification without the parser leads into the app', () => {
  const statically = files.filter(
    (file) =>
      /^src\/(app|backend|components)\//.test(file) &&
      !/\.test\./.test(file) &&
      graph.get(file)?.some(({ path, isStatic }) => isStatic && path === 'src/spec/read.ts'),
  );
  expect(statically).toEqual([]);
});

test('no module is part of a circle', () => {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, way: string[]) => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '));
    if (done.has(file) || way.includes(file)) return;
    for (const { path, isStatic } of graph.get(file) ?? [])
      if (isStatic && graph.has(path)) visit(path, [...way, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  expect(circles).toEqual([]);
});

describe('names', () => {
  test('files are in kebab case, and no folder is for leftovers', () => {
    const odd = files.filter(
      (file) =>
        !/^(src\/)([a-z0-9-]+\/)*[a-z0-9.-]+\.tsx?$/.test(file) ||
        /\/(utils?|helpers?|misc|common|shared|types|lib)(\/|\.)/.test(file),
    );
    expect(odd).toEqual([]);
  });

  test('a folder of the library has a door, a story, and no import from outside of it but through doors', () => {
    const folders = [...new Set(files.flatMap((file) => /^src\/components\/([^/]+)\//.exec(file)?.[1] ?? []))].filter(
      (folder) => !['internal', 'locale'].includes(folder),
    );
    const without = folders.filter(
      (folder) =>
        !files.includes(`src/components/${folder}/index.ts`) ||
        !files.some((file) => file.startsWith(`src/components/${folder}/`) && file.endsWith('.stories.tsx')),
    );
    expect(without).toEqual([]);
    const reaching = files.filter(
      (file) => /^src\/(components|app)\//.test(file) && /from '\.\.\//.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(reaching).toEqual([]);
  });
});

test('looks follow the direction of writing: no class says left or right', () => {
  const physical =
    /(?:^|[\s'"`:])-?(?:ml|mr|pl|pr|left|right|border-l|border-r|rounded-l|rounded-r|text-left|text-right)-?(?:\d|\[|px|auto|full|none)?[^\s'"`a-z]*(?=[\s'"`])/;
  const found = files
    .filter((file) => /\.tsx$|variants\.ts$/.test(file) && /^src\/(components|app)\//.test(file))
    .flatMap((file) => {
      const classes = [...readFileSync(join(root, file), 'utf8').matchAll(/className=(?:"([^"]*)"|\{[^}]*\})/g)].map(
        ([match]) => match,
      );
      return classes.filter((value) => physical.test(value)).map((value) => `${file}: ${value.slice(0, 80)}`);
    });
  expect(found).toEqual([]);
});
