import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchComponents, contenders as componentContenders } from '../../tests/bench/bench-components.ts';
import { benchDocuments } from '../../tests/bench/bench-documents.ts';
import { benchForms, contenders } from '../../tests/bench/bench-forms.ts';
import { benchLibrary, sizesOf } from '../../tests/bench/bench-library.ts';
import { benchLists } from '../../tests/bench/bench-lists.ts';
import { benchPictures, groups } from '../../tests/bench/bench-pictures.ts';
import { benchSaves } from '../../tests/bench/bench-saves.ts';
import { benchTables } from '../../tests/bench/bench-tables.ts';
import { firstScreenScripts } from '../../tests/e2e/first-screen.ts';
import { storybookOfNow } from '../../tests/visual/capture/storybook.ts';
import { buildSite } from '../build-site.ts';
import { launchChromium } from '../chromium.ts';
import { root } from '../run.ts';
import { serveFolder } from '../serve-folder.ts';

const work = join(root, 'node_modules', '.cache', 'ninefold', 'bench');
const line = (name: string, figure: string, note = '') =>
  console.log(`  ${name.padEnd(46)}${figure.padStart(14)}  ${note}`);
const tableNotes = { ninefold: '', tanstack: 'TanStack Table and Virtual', 'by-hand': 'TanStack Virtual alone' };
/** `npm run bench -- forms lists` for some of it only. */
const asked = process.argv.slice(2);
const wants = (part: string) => asked.length === 0 || asked.includes(part);
const browser = await launchChromium();

if (wants('documents')) {
  console.log('\nDocument to model (aim: linear, 1,000 entities of 20 fields under 500 ms)');
  for (const { entities, kilobytes, model, yamlTree } of benchDocuments()) {
    line(
      `${entities} entities, ${kilobytes.toFixed(0)} kB`,
      `${model.toFixed(1)} ms`,
      `yaml package, parsing alone: ${yamlTree.toFixed(1)} ms, ${(yamlTree / model).toFixed(1)} × as long`,
    );
  }
}

if (wants('script')) {
  console.log('\nScript until the first product screen shows its records (aim: at most 130 kB)');
  const siteFolder = join(work, 'site');
  await buildSite(siteFolder, { quiet: true, withSpecification: true });
  const site = await serveFolder(siteFolder);
  const scripts = await firstScreenScripts(browser, site.url);
  await site.close();
  line(
    `${scripts.length} files, brotli`,
    `${(scripts.reduce((sum, { compressed }) => sum + compressed, 0) / 1000).toFixed(1)} kB`,
  );
}

if (wants('library')) {
  console.log('\nA door of the library alone, gzip, without React (what is opened comes later)');
  const costs = await benchLibrary(join(work, 'library'));
  // What the documentation says that a component weighs.
  writeFileSync(join(root, 'docs', 'sizes.json'), `${JSON.stringify(sizesOf(costs), null, 2)}\n`);
  for (const { door, first, later } of costs)
    line(door, `${first.toFixed(1)} kB`, later > 0 ? `and ${later.toFixed(1)} kB when it is opened` : '');
}

if (wants('components')) {
  console.log('\n1,000 of a component, processor time of the main thread, and its script alone, gzip, without React');
  for (const { part, mount, kilobytes } of await benchComponents(browser, work))
    for (const contender of componentContenders)
      line(
        `${part}: ${contender}`,
        `${mount[contender].toFixed(0)} ms`,
        `${(mount[contender] / mount.ninefold).toFixed(2)} ×; ${kilobytes[contender].toFixed(1)} kB`,
      );
}

if (wants('forms')) {
  console.log(
    '\nA form of 500 fields, processor time of the main thread (aim: at most 1.0 × by hand, ahead of the others; a key under 16 ms)',
  );
  const forms = await benchForms(browser, work, contenders);
  for (const contender of contenders) {
    const { mount, keys, checkedKeys } = forms[contender];
    line(`${contender}: mount`, `${mount.toFixed(0)} ms`, `${(mount / forms['by-hand'].mount).toFixed(2)} × by hand`);
    line(`${contender}: one key`, `${keys.median.toFixed(1)} ms`, `95 of 100 under ${keys.p95.toFixed(1)} ms`);
    line(
      `${contender}: one key, checked`,
      `${checkedKeys.median.toFixed(1)} ms`,
      `95 of 100 under ${checkedKeys.p95.toFixed(1)} ms`,
    );
  }
}

if (wants('lists')) {
  console.log(
    '\nA list filtered, sorted and searched, in the backend (aim: 50 ms of 10,000, 300 ms of 100,000; a save 100 ms)',
  );
  for (const { kind, count, first, list, plain, save } of await benchLists(browser, work, [10_000, 100_000])) {
    const name = `${kind}, ${count} records`;
    line(
      `${name}: list`,
      `${list.toFixed(0)} ms`,
      `plain array: ${plain.toFixed(0)} ms; the first time: ${first.toFixed(0)} ms`,
    );
    line(`${name}: save and read`, `${save.toFixed(0)} ms`, `${(save / plain).toFixed(2)} × the plain array`);
  }
}

if (wants('tables')) {
  console.log('\nA table of 100,000 rows, processor time of the main thread (aim: a step of 400 px under 16 ms)');
  for (const { contender, mount, step } of await benchTables(browser, work)) {
    line(`${contender}: mount`, `${mount.toFixed(0)} ms`, tableNotes[contender]);
    line(`${contender}: a step`, `${step.toFixed(1)} ms`);
  }
}

if (wants('saves')) {
  console.log(
    '\nFrom the press of Save to the new value on the screen, over IndexedDB (aim: 100 ms of 10,000 and of 100,000)',
  );
  for (const { contender, count, list, first, save } of await benchSaves(browser, work, [10_000, 100_000])) {
    const whose = contender === 'save' ? 'ninefold' : 'by hand';
    line(
      `${whose}, ${count} records`,
      `${save.toFixed(0)} ms`,
      `the first: ${first.toFixed(0)} ms; the list before, of a store never read: ${list.toFixed(0)} ms`,
    );
  }
}

if (wants('pictures')) {
  console.log('\nVisual regression (aim: at least 20 pictures a second on two cores)');
  const begin = performance.now();
  const storybook = await storybookOfNow();
  const built = performance.now();
  await storybookOfNow();
  const again = performance.now();
  const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`;
  line('a Storybook of what was edited', seconds(begin, built), 'next to nothing where it was built already');
  line('a Storybook of the same files', seconds(built, again));
  for (const group of groups) {
    const rates = await benchPictures(storybook, group);
    for (const [taker, rate] of Object.entries(rates))
      line(
        `${group}: ${taker}`,
        `${rate.toFixed(1)} /s`,
        `ninefold is ${(rates.ninefold / rate).toFixed(1)} × as fast`,
      );
  }
}

await browser.close();
