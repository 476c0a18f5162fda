import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import { build, type Rolldown } from 'vite';
import { root } from '../run.ts';

const components = join(root, 'src', 'components');
const tokens = ['reference', 'semantic', 'component'];

const lines = (css: string, wanted: (line: string) => boolean) => `${css.split('\n').filter(wanted).join('\n')}\n`;
const importOf = (file: string) => `@import "./${file}";`;
/** What stands in `fonts.css` as it is: faces mean nothing in a shadow root. */
const faces = ['fallbacks.css', 'signs.css'];
const isFont = (line: string) =>
  line.startsWith('@import "@fontsource') || faces.some((file) => line === importOf(file));
const isSource = (line: string) => line.startsWith('@source ');

/**
 * What Tailwind's own properties begin with is not heard in a shadow root, where `@property` means nothing. What it writes for
 * browsers that do not know `@property` is what is needed there.
 */
function withFallbacks(file: Rolldown.OutputChunk | Rolldown.OutputAsset) {
  if (file.type !== 'asset') return;
  const css = String(file.source);
  const [block, selectors, values] =
    /(?<=@layer properties \{\s*)@supports [^{]*\{\s*([^{]*?)\s*\{([^}]*)\}\s*\}/.exec(css) ?? [];
  if (!block || !selectors || !values) throw new Error('Tailwind writes no @layer properties any more.');
  const inside = selectors.split(', ').map((selector) => `:host ${selector}`);
  file.source = inAscii(css.replace(block, () => `${inside.join(', ')} {${values}}`));
}

/** Read alike in a page that does not say how its letters are encoded: Tailwind writes those that are escaped as they are. */
const inAscii = (css: string) =>
  css.replaceAll(/[^\0-\x7F]/gu, (letter) => `\\${letter.codePointAt(0)?.toString(16)} `);

/**
 * Writes the looks of the library, all from `styles.css`: whole, for projects without Tailwind; as what Tailwind goes by, for
 * those with it; the typefaces by themselves; and the tokens that all of it rests on.
 */
export async function buildStyles(folder: string): Promise<void> {
  const css = readFileSync(join(components, 'styles.css'), 'utf8');
  // An import after a face is not heard.
  const imports = lines(css, (line) => isFont(line) && !faces.some((file) => line === importOf(file)));
  const ours = faces.map((file) => readFileSync(join(components, file), 'utf8'));
  writeFileSync(join(folder, 'fonts.css'), [imports, ...ours].join(''));
  // No bundler of theirs would find it beside.
  const inForcedColours = readFileSync(join(components, 'forced-colors.css'), 'utf8');
  const looks = lines(
    css.replace(importOf('forced-colors.css'), () => inForcedColours),
    (line) => !isFont(line) && !isSource(line) && !/^@(layer theme|import)/.test(line),
  );
  const ofPackage = looks.replace(/@config "[^"]+";/, '@config "./tailwind.config.js";\n@source "./components";');
  writeFileSync(join(folder, 'tailwind.css'), ofPackage);
  mkdirSync(join(folder, 'tokens'), { recursive: true });
  for (const name of tokens)
    cpSync(join(root, 'src', 'tokens', `${name}.tokens.json`), join(folder, 'tokens', `${name}.tokens.json`));

  const whole = lines(css, (line) => !isFont(line) && !isSource(line)).replace(
    '@config',
    '@source "./";\n@source not "./**/*.{stories,example}.tsx";\n@config',
  );
  // Beside the original, whose paths it keeps.
  const entry = join(components, 'library.css');
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      {
        name: 'ninefold:library-styles',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? whole : null),
      },
      tailwind(),
      { name: 'ninefold:shadow-root', generateBundle: (_, bundle) => Object.values(bundle).forEach(withFallbacks) },
    ],
    build: {
      outDir: folder,
      emptyOutDir: false,
      cssMinify: false,
      rolldownOptions: { input: entry, output: { assetFileNames: 'styles.css' } },
    },
  });
}
