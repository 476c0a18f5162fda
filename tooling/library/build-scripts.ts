import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../run.ts';
import { languages } from './languages.ts';

const source = join(root, 'src');

/** A module that is not of this house: the package names it as a dependency. */
const isForeign = (id: string) => /^[@a-z]/i.test(id);

/**
 * Builds a module for each module of the library, so that who imports one component gets that one and what it rests on.
 * @returns the packages that they import
 */
export async function buildScripts(folder: string, doors: readonly string[]): Promise<string[]> {
  const imported = new Set<string>();
  const external = (id: string) => {
    if (!isForeign(id)) return false;
    imported.add(nameOf(id));
    return true;
  };
  const entries = [
    ...doors.map((door) => join(source, 'components', door, 'index.ts')),
    ...languages.map((tag) => join(source, 'components', 'locale', `${tag}.ts`)),
  ];
  const settings = { configFile: false, root, logLevel: 'error', publicDir: false } as const;
  await build({
    ...settings,
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      lib: { entry: entries, formats: ['es'] },
      rolldownOptions: {
        external,
        output: {
          preserveModules: true,
          preserveModulesRoot: source,
          entryFileNames: '[name].js',
          // What is drawn on a server first comes alive in the browser.
          banner: "'use client';",
        },
      },
    },
  });
  await build({
    ...settings,
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      lib: {
        entry: {
          tokens: join(source, 'tokens', 'index.ts'),
          brand: join(source, 'tokens', 'brand', 'index.ts'),
          'tailwind.config': join(import.meta.dirname, 'tailwind.config.ts'),
        },
        formats: ['es'],
      },
      // Whoever reads its settings has Tailwind.
      rolldownOptions: {
        external: (id) => nameOf(id) === 'tailwindcss' || external(id),
        output: { entryFileNames: '[name].js', chunkFileNames: 'theme.js' },
      },
    },
  });
  return [...imported].sort();
}

/** `@scope/name/file` → `@scope/name`. */
function nameOf(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}
