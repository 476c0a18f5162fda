import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '#tooling/run';
import { componentOf } from '../decisions/homes.ts';

interface Known {
  /** The component that a folder of the library is called after, by each name that it has to itself. */
  families: ReadonlyMap<string, string>;
  /** Names that are said outside of their folder. */
  open: ReadonlySet<string>;
  /** What screens draw, also under names that the library has. */
  others: ReadonlySet<string>;
}

let known: Known | undefined;

/** Read once, and only where something changed. */
function library(): Known {
  if (known) return known;
  const families = Map.groupBy(definedIn('src/components/*/*.tsx'), ([name]) => name);
  const single = [...families].flatMap(([name, all]): [string, string][] => {
    const [folder, ...more] = new Set(all.map(([, folder]) => folder));
    return folder && more.length === 0 ? [[name, folder]] : [];
  });
  const open = single.filter(([name, folder]) => new RegExp(`\\b${name}\\b`).test(read(join(folder, 'index.ts'))));
  known = {
    families: new Map(single.map(([name, folder]) => [name, calledAfter(folder)])),
    open: new Set(open.map(([name]) => name)),
    others: new Set(definedIn('{src/app,.storybook}/**/*.tsx').map(([name]) => name)),
  };
  return known;
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

function definedIn(pattern: string): (readonly [name: string, folder: string])[] {
  return globSync(pattern, { cwd: root }).flatMap((path) =>
    [...read(path).matchAll(/^(?:export )?function ([A-Z]\w*)/gm)].map(
      ([, name = '']) => [name, dirname(path)] as const,
    ),
  );
}

function calledAfter(folder: string): string {
  return basename(folder).replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The component that a story's own shares a folder with, as `Drawer` does with `Dialog`: these are drawn by the same parts. */
export function familyIn(title: string): string | undefined {
  const own = componentOf({ title });
  return own && library().families.get(own);
}

/** Told, by its name in the code, under which name designers know what draws in a story: nobody else knows a `DialogSheet`. */
export function wholeIn(title: string): (name: string) => string {
  const own = componentOf({ title });
  return (name) => {
    // A story's own elements, as Storybook draws them.
    if (name === 'ErrorBoundary') return own ?? name;
    const { families, open, others } = library();
    const family = families.get(name);
    if (!family || open.has(name) || (!own && others.has(name))) return name;
    return own && familyIn(title) === family ? own : family;
  };
}
