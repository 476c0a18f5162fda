import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** What each part may import besides itself: the arrows point one way. */
const allowed: Record<string, string[]> = {
  tokens: [],
  specification: [],
  components: ['tokens'],
  backend: ['specification'],
  verification: ['specification'],
  client: ['backend', 'specification'],
  app: ['client', 'backend', 'specification', 'components', 'tokens'],
};

/** The rooms of the app: each may import from the lines above its own, never from its neighbours. */
const floors = [
  ['settings', 'messages', 'prose'],
  ['product', 'hand-over'],
  ['notes'],
  ['data', 'gaps'],
  ['fields', 'problems', 'shortcuts', 'search'],
  ['inputs'],
  ['screens'],
  ['undo', 'changes'],
  ['form', 'providers', 'outbox'],
  ['transitions', 'csv', 'deleting'],
  ['rows'],
  ['list', 'detail', 'dashboard', 'text', 'chapters', 'vocabulary'],
  ['facts'],
  ['specification'],
  ['pages', 'shell'],
  ['stories'],
];

/** What the specification is made of, files and folders: what runs in one rests on nothing of the lines below. Types may. */
const layers = [
  [
    'json',
    'expressions',
    'remember',
    'fnv1a',
    'near',
    'pointer',
    'problem',
    'gap',
    'color',
    'link',
    'phone',
    'span',
    'state-word',
  ],
  ['fields', 'sort-key'],
  ['assumptions', 'compile', 'specification', 'list-query'],
  ['texts'],
  ['chapters', 'reading', 'vocabulary'],
  ['notes', 'samples', 'validation'],
  ['survey'],
  ['stating'],
];

/** What is only loaded when it is needed: the reader and what it rests on, schemas, samples, what is said about a document. */
const lazy = [
  /^(zod|js-yaml|re2js|@dagrejs|markdown-it|papaparse|@faker-js)/,
  /^src\/specification\/(validation|notes|samples|survey|texts\/(gaps|problems))\//,
  /^src\/specification\/reading\/(index|read|yaml|markdown)\.ts$/,
  /^src\/app\/(form|inputs|detail|dashboard|prose|facts|specification)\//,
  /^src\/app\/chapters\/[^/]+\//,
  /^src\/backend\/writing\//,
];

const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => join('src', file).split(sep).join('/'));
const sources = files.filter((file) => !/\.(test|stories|example)\.tsx?$/.test(file));

interface Import {
  /** From the root; a package by its name. */
  path: string;
  /** Types vanish when the code runs; what is asked for while it runs cannot go round in a circle. */
  isStatic: boolean;
}

function importsOf(file: string): Import[] {
  const source = readFileSync(join(root, file), 'utf8');
  const statements = source.matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^;'"]*?from\s+)?'([^']+)'|import\('([^']+)'\)/g,
  );
  return [...statements].map(([, type, specifier, dynamic]) => ({
    path: resolved(file, specifier ?? dynamic ?? ''),
    isStatic: !type && !dynamic,
  }));
}

const doors: [prefix: string, target: string][] = Object.entries<string>(
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).imports,
);

/** The file that an import leads to: through the doors of `package.json`, or beside the one that imports. */
function resolved(file: string, specifier: string): string {
  if (specifier.startsWith('.'))
    return relative(root, join(root, dirname(file), specifier))
      .split(sep)
      .join('/');
  for (const [door, target] of doors) {
    const [before = '', after] = door.split('*');
    const isWhole = after === undefined ? specifier === door : specifier.startsWith(before);
    if (isWhole) return target.replace('./', '').replace('*', specifier.slice(before.length));
  }
  return specifier;
}

const partOf = (path: string) => /^src\/([^/.]+)\//.exec(path)?.[1];
const roomOf = (path: string) => /^src\/app\/([^/.]+)\//.exec(path)?.[1];
const floorOf = (room: string) => floors.findIndex((rooms) => rooms.includes(room));
const graph = new Map(files.map((file) => [file, importsOf(file)]));

test('there is something to check', () => {
  expect(files.length).toBeGreaterThan(150);
  expect([...graph.values()].flat().length).toBeGreaterThan(400);
});

test.each(sources)('%s imports only what its part may', (file) => {
  const part = partOf(file) ?? '';
  const foreign = (graph.get(file) ?? []).flatMap(({ path }) => {
    const other = partOf(path);
    return other && other !== part && !allowed[part]?.includes(other) ? [path] : [];
  });
  expect(foreign).toEqual([]);
});

describe('the rooms of the app', () => {
  const rooms = [...new Set(files.flatMap((file) => roomOf(file) ?? []))];

  test('are all in the table, and each has a door and something that tries it', () => {
    expect([...rooms].sort()).toEqual(floors.flat().sort());
    expect(rooms.filter((room) => !files.includes(`src/app/${room}/index.ts`))).toEqual([]);
    const untried = rooms.filter(
      (room) =>
        room !== 'stories' && !files.some((file) => roomOf(file) === room && /\.(test|stories)\.tsx?$/.test(file)),
    );
    expect(untried).toEqual([]);
  });

  test.each(sources.filter(roomOf))('%s imports only from the floors below its own', (file) => {
    const room = roomOf(file) ?? '';
    const wrong = (graph.get(file) ?? []).flatMap(({ path }) => {
      const other = roomOf(path);
      return other && other !== room && floorOf(other) >= floorOf(room) ? [path] : [];
    });
    expect(wrong).toEqual([]);
  });
});

describe('the layers of the specification', () => {
  const layerOf = (path: string) => /^src\/specification\/([^/.]+)/.exec(path)?.[1] ?? '';
  const depthOf = (path: string) => layers.findIndex((layer) => layer.includes(layerOf(path)));
  const inner = sources.filter((file) => layerOf(file) && layerOf(file) !== 'index');

  test('are all in the table', () => {
    expect([...new Set(inner.map(layerOf))].sort()).toEqual(layers.flat().sort());
  });

  test.each(inner)('%s rests on nothing below its own', (file) => {
    const wrong = (graph.get(file) ?? []).filter(
      ({ path, isStatic }) => isStatic && layerOf(path) && depthOf(path) > depthOf(file),
    );
    expect(wrong).toEqual([]);
  });
});

test('specification, backend, verification and client know no React', () => {
  const found = sources.filter(
    (file) =>
      /^src\/(specification|backend|verification|client)\//.test(file) &&
      graph.get(file)?.some(({ path }) => /^react/.test(path)),
  );
  expect(found).toEqual([]);
});

test('the first screen loads no parser, no schema and no screen of another kind', () => {
  const loaded = new Set<string>();
  const visit = (path: string) => {
    if (loaded.has(path)) return;
    loaded.add(path);
    for (const { path: next, isStatic } of graph.get(path) ?? []) if (isStatic) visit(next);
  };
  visit('src/app/main.tsx');
  expect(loaded.size).toBeGreaterThan(100);
  expect([...loaded].filter((path) => lazy.some((pattern) => pattern.test(path)))).toEqual([]);
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

describe('names and sizes', () => {
  test('files are in kebab case, and no folder is for leftovers', () => {
    const odd = files.filter(
      (file) =>
        !/^(src\/)([a-z0-9-]+\/)*[a-z0-9.-]+\.tsx?$/.test(file) ||
        /\/(utils?|helpers?|misc|common|shared|types|lib)\//.test(file),
    );
    expect(odd).toEqual([]);
  });

  test('a file can be read in one sitting', () => {
    const lengths = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8').split('\n').length]));
    expect([...lengths].filter(([, length]) => length > 300)).toEqual([]);
    const sorted = sources.map((file) => lengths.get(file) ?? 0).sort((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(45);
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
  });

  test('no import goes round a door', () => {
    const roomAt = (path: string) => path.split('/').slice(0, 3).join('/');
    const reaching = files.flatMap((file) => {
      if (!/^src\/(components|app|client)\//.test(file)) return [];
      const up = readFileSync(join(root, file), 'utf8').matchAll(/from '(\.\.\/[^']+)'/g);
      return [...up].flatMap(([, path = '']) =>
        roomAt(resolved(file, path)) === roomAt(file) ? [] : [`${file}: ${path}`],
      );
    });
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
