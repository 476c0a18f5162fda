import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { root, run } from '../run.ts';
import { languages } from './languages.ts';

/** Writes the types of the library, with every import as a path within the package. */
export async function buildTypes(folder: string): Promise<void> {
  const project = join(folder, 'tsconfig.json');
  const tables = languages.map((tag) => `components/locale/${tag}.ts`);
  const within = (...path: string[]) =>
    relative(folder, join(root, ...path))
      .split(sep)
      .join('/');
  writeFileSync(
    project,
    JSON.stringify({
      extends: within('tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: within('src'),
        outDir: '.',
        types: [],
      },
      // What they give, and what that rests on.
      include: ['components/*/index.ts', ...tables, 'tokens/index.ts', 'tokens/brand/index.ts'].map((path) =>
        within('src', path),
      ),
    }),
  );
  const code = await run('tsc', ['--project', project]);
  rmSync(project);
  if (code !== 0) throw new Error(`The types of the library could not be written: tsc ended with ${code}.`);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.d.ts')) moveImports(folder, file);
  // An import for what it does is looked for, too.
  writeFileSync(join(folder, 'styles.d.ts'), 'export {};\n');
}

function moveImports(folder: string, file: string) {
  const path = join(folder, file);
  const pathTo = (module: string) => {
    const way = relative(dirname(file), module).split(sep).join('/');
    return way.startsWith('.') ? way : `./${way}`;
  };
  const door = (name: string) => pathTo(`components/${name}`);
  const text = readFileSync(path, 'utf8')
    .replaceAll(/(['"])#components\/locale\/(\w+)\1/g, (_, quote, tag) => `${quote}${door(`locale/${tag}.js`)}${quote}`)
    .replaceAll(/(['"])#components\/([\w-]+)\1/g, (_, quote, name) => `${quote}${door(`${name}/index.js`)}${quote}`)
    .replaceAll(/(['"])#tokens\1/g, (_, quote) => `${quote}${pathTo('tokens/index.js')}${quote}`)
    .replaceAll(/(['"])(\.[^'"]*)\.tsx?\1/g, '$1$2.js$1')
    .replaceAll(/ from (['"])(\.[^'"]*\.json)\1;/g, " from '$2' with { type: 'json' };");
  writeFileSync(path, text);
}
