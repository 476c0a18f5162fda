import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { type Logger, normalizePath, type Plugin } from 'vite';
import { compile } from '#specification';
import type { Reading } from '#specification/reading';
import { histories, ready, samples } from '#specification/samples';
import { formatProblem } from '#specification/texts/problems';
import { elsewhere, examplePaths, nameOf, productPath, readDocument, textNow } from './documents.ts';
import { type LiveReading, liveReading } from './live-reading.ts';
import { notesNow } from './notes-file.ts';
import { problemsTold } from './problems-told.ts';
import { productAlone } from './product-alone.ts';

const errorsIn = ({ problems }: Reading) => problems.filter(({ severity }) => severity === 'error');

/** The watcher may keep quiet about a second change that follows soon: after so long it is looked again, in milliseconds. */
const pauses = [200, 600, 1500, 4000];

/**
 * Gives the app its documents as data, so that the browser is sent no parser: `virtual:product` is `PRODUCT.md`,
 * `virtual:examples` lists the others, each loaded when it is opened, `virtual:samples/…` has the sample records of one, so
 * that the browser is sent no maker of them either, `virtual:positions/…` where its facts stand, `virtual:text/…` its text, `virtual:notes/…` the notes beside it. While the app is served, a change of `PRODUCT.md` is sent to it; one
 * that cannot be read does not replace what is shown. When the app is built, an error in a document fails the build.
 */
export function specificationPlugin(): Plugin {
  const product = productPath();
  let isBuild = false;
  let isAlone = false;
  let shown: Reading | undefined;
  let told: string | undefined;
  let isLooking = false;
  /** How many problems the terminal was last told of. */
  let amiss = 0;

  function tell(reading: LiveReading, logger: Pick<Logger, 'info' | 'warn'>) {
    const before = amiss;
    amiss = reading.problems.length;
    void problemsTold(nameOf(product), reading, before).then((lines) => {
      for (const line of lines) {
        if (reading.problems.length > 0) logger.warn(line);
        else logger.info(line);
      }
    });
  }

  function current(): LiveReading {
    const newest = readDocument(product);
    const reading = liveReading(shown, newest);
    if (!reading.isEarlier) shown = newest;
    return reading;
  }

  return {
    name: 'ninefold:specification',
    config: (_, { command }) => ({
      define: {
        'import.meta.env.DOCUMENT': JSON.stringify(basename(product)),
        'import.meta.env.ELSEWHERE': JSON.stringify(command === 'serve' ? elsewhere(product) : ''),
      },
    }),
    configResolved(config) {
      isBuild = config.command === 'build';
      isAlone = config.define?.[productAlone] === 'true';
    },
    configureServer({ httpServer, config: { logger } }) {
      // Behind the address at which it is served.
      httpServer?.once('listening', () => setTimeout(() => tell(current(), logger)).unref());
    },
    resolveId(id) {
      return pathOf(id, product) || id === 'virtual:examples' ? `\0${id}` : undefined;
    },
    async load(id) {
      if (id === '\0virtual:examples') return isAlone ? 'export default [];' : listOfExamples();
      const path = id.startsWith('\0') ? pathOf(id.slice(1), product) : undefined;
      if (!path) return undefined;
      // One that is gone is watched since it was there; Vite would look for it as for an import.
      if (existsSync(path)) this.addWatchFile(path);
      if (id.startsWith(`\0${textPrefix}`)) return `export default ${JSON.stringify(textNow(path) ?? '')};`;
      if (id.startsWith(`\0${notesPrefix}`)) return `export default ${JSON.stringify(notesNow(path))};`;
      // What the page has: also of a document that goes next, it is told then.
      told ??= textNow(product);
      const reading = path === product ? current() : readDocument(path);
      if (id.startsWith(`\0${samplesPrefix}`)) return moduleOf(await samplesOf(reading));
      const errors = errorsIn(reading);
      if (isBuild && errors.length > 0)
        this.error(`the document has errors:\n${errors.map((error) => formatProblem(nameOf(path), error)).join('\n')}`);
      if (id.startsWith(`\0${positionsPrefix}`)) return moduleOf(reading.specification.positions);
      if (isAlone) return moduleOf(withoutChapters(withoutPositions(reading)));
      return moduleOf(isBuild ? withoutPositions(reading) : reading);
    },
    hotUpdate({ file }) {
      if (file !== normalizePath(product)) return undefined;
      if (this.environment.name !== 'client') return [];
      const { moduleGraph, logger, hot } = this.environment;
      const send = () => {
        // Before it is read: who writes may go on meanwhile.
        told = textNow(product);
        for (const id of ofProduct) {
          const module = moduleGraph.getModuleById(`\0${id}`);
          if (module) moduleGraph.invalidateModule(module);
        }
        const reading = current();
        tell(reading, logger);
        hot.send('ninefold:product', { ...reading, text: textNow(product) });
        if (told === undefined) lookOn();
      };
      // Many empty a file before they write it, and one writing may be told twice.
      const look = () => {
        if (textNow(product) !== told) send();
      };
      // What was gone once is watched no more by everybody: from then on it is looked at by ourselves.
      const lookOn = () => {
        if (!isLooking) setInterval(look, pauses[2]).unref();
        isLooking = true;
      };
      const now = textNow(product);
      if (now && now !== told) send();
      for (const pause of pauses) setTimeout(look, pause).unref();
      return [];
    },
  };
}

const examplePrefix = 'virtual:example/';
const samplesPrefix = 'virtual:samples/';
const textPrefix = 'virtual:text/';
const positionsPrefix = 'virtual:positions/';
const notesPrefix = 'virtual:notes/';
const apart = [samplesPrefix, textPrefix, positionsPrefix, notesPrefix];

const ofProduct = ['virtual:product', ...apart.map((prefix) => `${prefix}product`)];

/** The document that a module stands for, or is made from. */
function pathOf(id: string, product: string): string | undefined {
  if (ofProduct.includes(id)) return product;
  const prefix = [examplePrefix, ...apart].find((one) => id.startsWith(one));
  return prefix && examplePaths().get(id.slice(prefix.length));
}

/** Where each fact stands is told apart, to whom asks: it is a third of what there is to load. */
function withoutPositions({ specification, ...rest }: LiveReading): LiveReading {
  return { ...rest, specification: { ...specification, positions: [1, 1] } };
}

/** A product shows nothing of how its document is laid out: of a chapter it asks only whether it states anything. */
function withoutChapters({ specification, ...rest }: LiveReading): LiveReading {
  const chapters = specification.chapters.map(({ key, state }) => ({ key, state, prose: [] }));
  return { ...rest, gaps: [], specification: { ...specification, preface: [], chapters, appendix: [] } };
}

async function samplesOf({ specification }: LiveReading) {
  const now = new Date();
  const product = compile(specification);
  await ready(product);
  const records = samples(product, { now });
  return { made: now.toISOString(), records, histories: histories(product, records, now) };
}

function listOfExamples(): string {
  const entries = [...examplePaths()].map(([id, path]) => {
    const { specification } = readDocument(path);
    const title = specification.purpose.title || specification.heading || id;
    const load = (prefix: string) => `() => import(${JSON.stringify(prefix + id)}).then((module) => module.default)`;
    return `{ id: ${JSON.stringify(id)}, title: ${JSON.stringify(title)}, load: ${load(examplePrefix)}, samples: ${load(samplesPrefix)}, positions: ${load(positionsPrefix)}, text: ${load(textPrefix)}, notes: ${load(notesPrefix)} }`;
  });
  return `export default [${entries.join(',\n')}];`;
}

/** A parsed string is read faster than an object literal, and cannot end up as code. */
function moduleOf(data: object): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(data))});`;
}
