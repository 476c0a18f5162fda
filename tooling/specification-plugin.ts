import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { formatProblem } from '#spec';
import { type Reading, read } from '#spec/read';

const root = join(import.meta.dirname, '..');
/** `PRODUCT.md`, or the document that `NINEFOLD_DOCUMENT` names. */
const product = resolve(root, process.env.NINEFOLD_DOCUMENT ?? 'PRODUCT.md');
const examples = join(root, 'examples');

/** What a module of a document exports: the document, read where the app is built. */
export function readDocument(path: string): Reading {
  return read(readFileSync(path, 'utf8'), nameOf(path));
}

/** What messages call a document: its path from here, or its name where it lies elsewhere. */
function nameOf(path: string): string {
  const fromHere = relative(root, path).split(sep).join('/');
  return fromHere.startsWith('..') ? basename(path) : fromHere;
}

function exampleFiles(): string[] {
  return readdirSync(examples).filter((file) => file.endsWith('.md'));
}

/** With the last good version where the newest has errors. */
type LiveReading = Reading & { isLastGood?: boolean };

/**
 * Gives the app its documents as data, so that the browser is sent no parser: `virtual:product` is `PRODUCT.md`,
 * `virtual:examples` lists the others, each loaded when it is opened. While the app is served, a change of
 * `PRODUCT.md` is sent to it; a document with an error never replaces the last good one. When the app is built,
 * an error in a document fails the build.
 */
export function specificationPlugin(): Plugin {
  let isBuild = false;
  let lastGood: Reading | undefined;

  function current(): LiveReading {
    const reading = readDocument(product);
    const isGood = !reading.problems.some(({ severity }) => severity === 'error');
    if (isGood) lastGood = reading;
    return lastGood && !isGood
      ? { specification: lastGood.specification, problems: reading.problems, isLastGood: true }
      : reading;
  }

  return {
    name: 'ninefold:specification',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    resolveId(id) {
      return id.startsWith('virtual:product') || id.startsWith('virtual:example') ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === '\0virtual:examples') {
        const entries = exampleFiles().map((file) => {
          const { specification } = readDocument(join(examples, file));
          const title = specification.purpose.title ?? specification.heading;
          const key = JSON.stringify(basename(file, '.md'));
          return `{ id: ${key}, title: ${JSON.stringify(title)}, load: () => import('virtual:example/${basename(file, '.md')}').then((module) => module.default) }`;
        });
        return `export default [${entries.join(',\n')}];`;
      }
      const path =
        id === '\0virtual:product'
          ? product
          : id.startsWith('\0virtual:example/')
            ? join(examples, `${id.slice('\0virtual:example/'.length)}.md`)
            : undefined;
      if (!path) return undefined;
      this.addWatchFile(path);
      const reading = path === product ? current() : readDocument(path);
      const errors = reading.problems.filter(({ severity }) => severity === 'error');
      if (isBuild && errors.length > 0) {
        this.error(`the document has errors:\n${errors.map((error) => formatProblem(nameOf(path), error)).join('\n')}`);
      }
      // A parsed string is read faster than an object literal, and cannot end up as code.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(reading))});`;
    },
    hotUpdate({ file }) {
      if (file !== product) return undefined;
      if (this.environment.name !== 'client') return [];
      const { moduleGraph, logger, hot } = this.environment;
      const send = () => {
        const module = moduleGraph.getModuleById('\0virtual:product');
        if (module) moduleGraph.invalidateModule(module);
        const reading = current();
        for (const problem of reading.problems) logger.warn(formatProblem(nameOf(product), problem));
        hot.send('ninefold:product', reading);
      };
      send();
      // The watcher keeps quiet about a second change that follows at once: look again whether there was one.
      const sent = readFileSync(product, 'utf8');
      setTimeout(() => {
        if (existsSync(product) && readFileSync(product, 'utf8') !== sent) send();
      }, 200).unref();
      return [];
    },
  };
}
