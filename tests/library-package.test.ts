import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import tailwind from '@tailwindcss/vite';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '#tooling/chromium';
import { root } from '#tooling/run';
import { serveFolder } from '#tooling/serve-folder';
import { pasted } from '../.storybook/pasted.ts';
import { typesInApi } from '../.storybook/stated-types.ts';
import { apiOf } from '../tooling/library/api-of.ts';
import { buildLibrary, doorsOf } from '../tooling/library/build-library.ts';

/** An app of somebody else's, outside of this repository: nothing of it is found but what the package brings or asks for. */
const work = mkdtempSync(join(tmpdir(), 'ninefold-library-'));
const app = join(work, 'app');
const installed = join(app, 'node_modules', 'ninefold');
const api = join(root, 'docs', 'api');
const files = () =>
  readdirSync(installed, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(installed, join(parentPath, name)));
const textOf = (file: string) => readFileSync(join(installed, file), 'utf8');

let browser: Browser;
let drawn: { html: string; given: Record<string, string[]> };

function spawned(command: string, args: string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}: ${stderr || stdout}`);
  return stdout;
}

/** Puts a package beside the app as npm would: the very one of this repository, without a line. */
function link(name: string) {
  const place = join(app, 'node_modules', name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(join(root, 'node_modules', name), place);
}

beforeAll(async () => {
  const folder = join(work, 'package');
  await buildLibrary(folder);
  const [packed] = JSON.parse(spawned('npm', ['pack', '--json', '--offline', '--pack-destination', work], folder));
  cpSync(join(import.meta.dirname, 'library-app'), app, { recursive: true });
  mkdirSync(installed, { recursive: true });
  spawned('tar', ['-xzf', join(work, packed.filename), '--strip-components=1'], installed);
  const { dependencies, peerDependencies } = JSON.parse(textOf('package.json'));
  const given = [...Object.keys({ ...dependencies, ...peerDependencies }), 'tailwindcss', 'react-hook-form'];
  for (const name of [...given, '@types/react', '@types/react-dom']) link(name);
  drawn = JSON.parse(spawned('node', ['server.js'], app));
  browser = await launchChromium();
}, 180_000);

afterAll(async () => {
  await browser.close();
  rmSync(work, { recursive: true, force: true });
});

test('the package names its doors, its licence and its changes, and no path of this machine', () => {
  const doors = readdirSync(join(root, 'src', 'components'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'internal')
    .map(({ name }) => `./${name}`);
  expect(Object.keys(drawn.given)).toEqual(expect.arrayContaining(doors));
  // What there is, as the README lists it.
  const listed = textOf('README.md').split('## What there is')[1] ?? '';
  expect(doors.filter((door) => !listed.includes(`\`${door.slice(2)}\``))).toEqual([]);
  expect(Object.entries(drawn.given).filter(([, names]) => names.length === 0)).toEqual([]);
  expect(files()).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'CHANGELOG.md', 'styles.css', 'tokens.js']));
  const foreign = /#(components|tokens|tooling)\b|node_modules|\.\.\/src\//;
  expect(files().filter((file) => textOf(file).includes(root) || foreign.test(textOf(file)))).toEqual([]);
  expect(files().filter((file) => /\.(stories|test)\./.test(file))).toEqual([]);
});

test('its styles are read alike in a page that does not say how its letters are encoded', () => {
  const styles = files().filter((file) => file.endsWith('.css'));
  expect(styles.filter((file) => /[^\0-\x7F]/.test(textOf(file)))).toEqual([]);
});

test.each(['styles.css', 'tailwind.css'])(
  '%s marks what the keys are at with the few colours that a person chose',
  (file) => {
    expect(textOf(file)).toContain('@media (forced-colors: active)');
    expect(textOf(file)).toMatch(/\[data-highlighted\]/);
  },
);

/** `vitest run tests/library-package.test.ts --update` writes down what has changed on purpose. */
test('what each door gives is written down: docs/api', async () => {
  const doors = doorsOf();
  expect(readdirSync(api).sort()).toEqual(doors.map((door) => `${door}.d.ts`).sort());
  for (const door of doors) await expect(apiOf(installed, door)).toMatchFileSnapshot(join(api, `${door}.d.ts`));
});

const strangersOptions = {
  strict: true,
  noEmit: true,
  jsx: 'react-jsx',
  module: 'esnext',
  moduleResolution: 'bundler',
  resolveJsonModule: true,
  // Where an import of the package led nowhere, what is refused below would pass.
  skipLibCheck: true,
  target: 'es2024',
  types: [],
};

test('its types say what there is, and refuse what there is not', () => {
  cpSync(join(app, 'typed.tsx.txt'), join(app, 'typed.tsx'));
  writeFileSync(
    join(app, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: strangersOptions, include: ['typed.tsx'] }),
  );
  spawned('tsc', ['--project', app], app);
}, 90_000);

test('what pages say that a component takes, it takes', () => {
  const folder = join(app, 'properties');
  const doorOf = new Map(
    doorsOf().flatMap((door) =>
      [...readFileSync(join(api, `${door}.d.ts`), 'utf8').matchAll(/^export declare function ([A-Z]\w+)/gm)].map(
        ([, component = '']) => [component, door],
      ),
    ),
  );
  const told = Object.entries(typesInApi().components).filter(([, properties]) => Object.keys(properties).length > 0);
  expect(told.length).toBeGreaterThan(90);
  const lines = told.flatMap(([component, properties]) => [
    `import type { ${component} } from 'ninefold/${doorOf.get(component)}';`,
    ...Object.keys(properties).map(
      (name) => `export type ${component}_${name} = ComponentProps<typeof ${component}>['${name}'];`,
    ),
  ]);
  mkdirSync(folder);
  writeFileSync(join(folder, 'properties.ts'), `import type { ComponentProps } from 'react';\n${lines.join('\n')}\n`);
  const compilerOptions = { ...strangersOptions, lib: ['es2024', 'dom', 'dom.iterable'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  spawned('tsc', ['--project', folder], folder);
}, 180_000);

test('its types are right by themselves, as Node looks for them', () => {
  const folder = join(app, 'in-node');
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(folder, 'index.ts'),
    "import 'ninefold/fonts.css';\nimport { Button } from 'ninefold/button';\nimport { colors } from 'ninefold/tokens';\nexport const used = [Button, colors.accent.light];\n",
  );
  const compilerOptions = {
    ...strangersOptions,
    module: 'nodenext',
    moduleResolution: 'nodenext',
    skipLibCheck: false,
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['index.ts'] }));
  spawned('tsc', ['--project', folder], folder);
}, 90_000);

test('each example compiles for who has the package, as its page shows it', () => {
  const folder = join(app, 'examples');
  const names = globSync('src/components/*/*.example.tsx', { cwd: root });
  expect(names.length).toBeGreaterThan(70);
  mkdirSync(folder);
  for (const path of names) writeFileSync(join(folder, basename(path)), pasted(readFileSync(join(root, path), 'utf8')));
  const told = [...textOf('README.md').matchAll(/```tsx\n(.*?)```/gs)].map(([, code = '']) => code);
  expect(told.length).toBeGreaterThan(4);
  for (const [at, code] of told.entries()) writeFileSync(join(folder, `readme-${at}.tsx`), code);
  const compilerOptions = {
    ...strangersOptions,
    lib: ['es2024', 'dom', 'dom.iterable'],
    noUncheckedIndexedAccess: true,
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.tsx'] }));
  spawned('tsc', ['--project', folder], folder);
}, 180_000);

test('a component alone costs only itself', async () => {
  const output = await build({
    configFile: false,
    root: app,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: join(app, 'badge.js'), formats: ['es'] },
      rolldownOptions: { external: /^react/ },
    },
  });
  const chunks = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  expect(chunks).toHaveLength(1);
  const code = chunks[0]?.type === 'chunk' ? chunks[0].code : '';
  expect(code).toContain('bg-info-soft');
  expect(gzipSync(code).length).toBeLessThan(2500);
}, 90_000);

test('drawn on a server it comes alive in the browser, and looks the same with Tailwind and without', async () => {
  const looks = [await lookOf('without-tailwind'), await lookOf('with-tailwind')];
  expect(looks[0]?.elements.length).toBeGreaterThan(30);
  expect(looks[1]?.elements).toEqual(looks[0]?.elements);
  // Names of Tailwind's own that the tokens do not have stay.
  expect(looks.map((look) => look.own)).toEqual([
    ['0px', '15px', 'rgba(0, 0, 0, 0)'],
    ['13px', '36px', 'oklch(0.637 0.237 25.331)'],
  ]);
}, 180_000);

test('in a shadow root it looks as it does on a page, with nothing in there but its styles', async () => {
  // What is on its way from one look to the other is neither.
  const tab = await browser.newPage({ reducedMotion: 'reduce' });
  const look = async (isShadow: boolean, attributes: Record<string, string>) => {
    await tab.setContent('<style>body { margin: 0 }</style><div></div>');
    await tab.evaluate(
      ({ isShadow, attributes, css, html }) => {
        const host = document.querySelector('div') as HTMLElement;
        const place = isShadow ? host.attachShadow({ mode: 'open' }) : host;
        place.innerHTML = `<style>${css}</style>${html}`;
        const told = isShadow ? host : document.documentElement;
        for (const [name, value] of Object.entries(attributes)) told.setAttribute(name, value);
      },
      { isShadow, attributes, css: textOf('styles.css'), html: drawn.html },
    );
    return tab.locator('main, main *').evaluateAll(lookOfEach);
  };
  try {
    for (const [media, attributes] of [
      [{}, { 'data-theme': 'light' }],
      [{}, { 'data-theme': 'dark', 'data-density': 'compact' }],
      [{ contrast: 'more' }, { 'data-theme': 'dark' }],
      [{ media: 'print' }, { 'data-theme': 'dark' }],
    ] as const) {
      await tab.emulateMedia(media);
      expect(await look(true, attributes)).toEqual(await look(false, attributes));
    }
  } finally {
    await tab.close();
  }
});

/** How the page looks, element by element, after it was built, served and used. */
async function lookOf(way: 'with-tailwind' | 'without-tailwind') {
  const page = `<!doctype html><html lang="de" data-theme="light"><meta charset="utf-8"><div id="root">${drawn.html}</div><script type="module" src="./${way}.js"></script></html>`;
  writeFileSync(join(app, 'index.html'), page);
  const outDir = join(work, way);
  const plugins = way === 'with-tailwind' ? [tailwind()] : [];
  await build({ configFile: false, root: app, logLevel: 'error', plugins, build: { outDir, minify: false } });
  const server = await serveFolder(outDir);
  const tab = await browser.newPage();
  try {
    const wrong: string[] = [];
    tab.on('pageerror', ({ message }) => wrong.push(message));
    tab.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
    await tab.goto(server.url);
    await tab.evaluate(() => document.fonts.ready);
    const elements = await tab.locator('main, main *').evaluateAll(lookOfEach);
    const own = await tab.locator('footer').evaluate((footer) => {
      const { marginTop, fontSize, backgroundColor } = getComputedStyle(footer);
      return [marginTop, fontSize, backgroundColor];
    });
    await tab.getByRole('button', { name: 'Filtern' }).click();
    await tab.getByRole('dialog', { name: 'Filter' }).getByLabel('Kunde').fill('Ada');
    await tab.getByRole('button', { name: 'Schließen' }).click();
    await tab.getByRole('treeitem', { name: 'Ofen' }).click();
    expect(await tab.getByRole('treeitem', { name: 'Ofen' }).getAttribute('aria-selected')).toBe('true');
    expect(await tab.getByRole('button', { name: 'Küche entfernen' }).count()).toBe(1);
    expect(wrong).toEqual([]);
    return { elements, own };
  } finally {
    await tab.close();
    await server.close();
  }
}

/** Runs in the page. */
function lookOfEach(all: Element[]): string[] {
  return all.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { color, backgroundColor, fontFamily, borderTopColor, boxShadow } = getComputedStyle(element);
    return [element.tagName, x, y, width, height, color, backgroundColor, fontFamily, borderTopColor, boxShadow].join(
      ' ',
    );
  });
}
