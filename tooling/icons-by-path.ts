import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const imported = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["'];?/g;

/**
 * Takes each icon from its own file. Lucide's door gives on two thousand of them, and a bundler reads all before it leaves
 * out those that nobody takes: half of all modules of a build.
 */
export function iconsByPath(): Plugin {
  let files: ReadonlyMap<string, string> | undefined;
  return {
    name: 'ninefold:icons-by-path',
    apply: 'build',
    transform: {
      // What is read as text is shown to people, as it was written.
      filter: { id: { exclude: [/[\\/]node_modules[\\/]/, /[?&]raw\b/] }, code: /lucide-react/ },
      handler: (code) => ({
        code: code.replaceAll(imported, (_, names: string) => {
          files ??= iconFiles();
          return byPath(names, files);
        }),
        map: null,
      }),
    },
  };
}

/** The file of each icon, by each of its names. */
function iconFiles(): ReadonlyMap<string, string> {
  const door = createRequire(import.meta.url)
    .resolve('lucide-react')
    .replace(/cjs.[^\\/]+$/, 'esm/lucide-react.mjs');
  const given = readFileSync(door, 'utf8').matchAll(/export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g);
  return new Map(
    [...given].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  );
}

/** Imports of names by their files, and of what is no icon as it was. All on one line, so that lines stay as they are counted. */
function byPath(names: string, files: ReadonlyMap<string, string>): string {
  const each = names.split(',').map((name) => name.trim());
  return each
    .filter(Boolean)
    .map((asked) => {
      const [name = '', own = name] = asked.split(/\s+as\s+/);
      const file = files.get(name);
      return file ? `import ${own} from 'lucide-react/icons/${file}';` : `import { ${asked} } from 'lucide-react';`;
    })
    .join('');
}
