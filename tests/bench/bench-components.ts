import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { serveFolder } from '#tooling/serve-folder';
import { buildLibrary } from '../../tooling/library/build-library.ts';
import { buildPages } from './build-pages.ts';
import { mainThreadOf } from './main-thread.ts';
import { median } from './median.ts';
import { packedOf } from './packed.ts';

const mantine = (name: string) => `export { ${name} } from '@mantine/core';`;
const mui = (name: string) => `export { ${name} } from '@mui/material';`;
const radixThemes = (name: string) => `export { ${name} } from '@radix-ui/themes';`;

/** By contender, what a page imports to have each part. */
const imports = {
  ninefold: {
    button: `export { Button } from 'ninefold/button';`,
    checkbox: `export { Checkbox } from 'ninefold/checkbox';`,
    field: `export { Field } from 'ninefold/field'; export { TextInput } from 'ninefold/text-input';`,
    select: `export { Select } from 'ninefold/select';`,
  },
  mantine: {
    button: mantine('Button'),
    checkbox: mantine('Checkbox'),
    field: mantine('TextInput'),
    select: mantine('Select'),
  },
  mui: { button: mui('Button'), checkbox: mui('Checkbox'), field: mui('TextField'), select: mui('Select') },
  'radix-themes': {
    button: radixThemes('Button'),
    checkbox: radixThemes('Checkbox'),
    field: radixThemes('TextField'),
    select: radixThemes('Select'),
  },
};

export type Contender = keyof typeof imports;
export const contenders = Object.keys(imports) as Contender[];
const parts = ['button', 'checkbox', 'field', 'select'] as const;
const many = 1000;
const rounds = 5;

export interface PartCost {
  part: (typeof parts)[number];
  /** What the main thread works until 1,000 are there, in milliseconds. */
  mount: Record<Contender, number>;
  /** Kilobytes that a page loads for it, packed, without React: the script alone. */
  kilobytes: Record<Contender, number>;
}

/** What each part of the library costs beside those that people would pick in its place. */
export async function benchComponents(browser: Browser, work: string): Promise<PartCost[]> {
  const library = join(work, 'library');
  await buildLibrary(join(library, 'node_modules', 'ninefold'));
  const rivals = installed(join(work, 'rivals'));
  const server = await serveFolder(await buildPages(work, 'components', contenders.map(pageOf), rivals));
  try {
    const costs: PartCost[] = [];
    for (const part of parts) {
      const measured = async (measure: (contender: Contender) => Promise<number>) => {
        const found: Partial<Record<Contender, number>> = {};
        for (const contender of contenders) found[contender] = await measure(contender);
        return found as Record<Contender, number>;
      };
      costs.push({
        part,
        mount: await measured((contender) => mountOf(browser, `${server.url}${pageOf(contender)}.html`, part)),
        kilobytes: await measured(async (contender) => {
          const place = contender === 'ninefold' ? library : rivals;
          return (await packedOf(place, imports[contender][part])).first;
        }),
      });
    }
    return costs;
  } finally {
    await server.close();
  }
}

function pageOf(contender: Contender): string {
  return contender === 'ninefold' ? contender : `rivals/${contender}`;
}

async function mountOf(browser: Browser, address: string, part: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(address);
    await page.waitForFunction(() => 'mountMany' in window);
    const { during, atRest } = await mainThreadOf(page);
    await atRest();
    times.push(
      await during(async () => {
        await page.evaluate(([name, count]) => window.mountMany(name, count), [part, many] as const);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
      }),
    );
    await page.close();
  }
  return median(times);
}

/** Those that are measured beside it, as their lockfile names them; in a folder of the cache alone. */
function installed(folder: string): string {
  const given = join(import.meta.dirname, 'components', 'rivals');
  const lock = 'package-lock.json';
  const isThere =
    existsSync(join(folder, 'node_modules')) &&
    readFileSync(join(folder, lock), 'utf8') === readFileSync(join(given, lock), 'utf8');
  if (isThere) return folder;
  mkdirSync(folder, { recursive: true });
  for (const name of ['package.json', lock]) cpSync(join(given, name), join(folder, name));
  const { status } = spawnSync('npm', ['ci', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`What the library is measured beside cannot be installed in ${folder}.`);
  return folder;
}
