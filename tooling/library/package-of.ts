import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import { languages } from './languages.ts';

interface Manifest {
  name: string;
  version: string;
  license: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** What whoever uses the library has already, and must have but once: since `useEffectEvent`. */
const peers = { react: '^19.2.0', 'react-dom': '^19.2.0' };

const styles = ['styles.css', 'tailwind.css', 'fonts.css'];

/** The package.json of the library. @param imported what its modules import: no more is asked for, and no less */
export function packageOf(doors: readonly string[], imported: readonly string[]) {
  const own: Manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const fonts = Object.keys(own.dependencies).filter((name) => name.startsWith('@fontsource'));
  const versions = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, versionOf(own, name)]));
  const module = (path: string) => ({ types: `./${path}.d.ts`, default: `./${path}.js` });
  return {
    name: own.name,
    version: own.version,
    description: 'Components in the look of an engineer’s drawing: accessible, in any language and direction.',
    license: own.license,
    type: 'module',
    sideEffects: ['**/*.css'],
    exports: {
      ...Object.fromEntries(doors.map((door) => [`./${door}`, module(`components/${door}/index`)])),
      ...Object.fromEntries(languages.map((tag) => [`./locale/${tag}`, module(`components/locale/${tag}`)])),
      './brand': { types: './tokens/brand/index.d.ts', default: './brand.js' },
      './tokens': { types: './tokens/index.d.ts', default: './tokens.js' },
      './tokens/*.json': './tokens/*.json',
      ...Object.fromEntries(styles.map((file) => [`./${file}`, { types: './styles.d.ts', default: `./${file}` }])),
      './package.json': './package.json',
    },
    dependencies: versions([...imported.filter((name) => !(name in peers)), ...fonts].sort()),
    // Without Tailwind none of it is needed, whichever there is.
    peerDependencies: peers,
  };
}

function versionOf({ dependencies, devDependencies }: Manifest, name: string): string {
  const version = dependencies[name] ?? devDependencies[name];
  if (!version) throw new Error(`The library imports ${name}, and package.json does not name it.`);
  return version;
}
