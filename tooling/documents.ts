import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import { fnv1a } from '#specification';
import { type Reading, read } from '#specification/reading';
import { isGone, reasonOf } from './command-line.ts';

const root = join(import.meta.dirname, '..');
const examples = join(root, 'examples');

/** The document that a command line names, else the one that `NINEFOLD_DOCUMENT` does, else `PRODUCT.md`. */
export function productPath(named = process.env.NINEFOLD_DOCUMENT ?? 'PRODUCT.md'): string {
  return resolve(root, named);
}

/** The other documents: where each lies, by the id that the app knows it by. No id leads anywhere else. */
export function examplePaths(): ReadonlyMap<string, string> {
  const files = contentsOf(examples).filter((file) => file.endsWith('.md'));
  return new Map(files.map((file) => [basename(file, '.md'), join(examples, file)]));
}

function contentsOf(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** What messages call a document: its path from here, or its name where it lies elsewhere. */
export function nameOf(path: string): string {
  const name = fromHere(path);
  return name.startsWith('..') ? basename(path) : name;
}

/** Tells documents apart that lie elsewhere and are called alike; empty for one that lies here. */
export function elsewhere(path: string): string {
  return fromHere(path).startsWith('..') ? fnv1a(path).toString(36) : '';
}

const fromHere = (path: string) => relative(root, path).split(sep).join('/');

/** What a module of a document exports: the document, read where the app is built. Never throws: a file that cannot be read is a problem. */
export function readDocument(path: string): Reading {
  const name = nameOf(path);
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    return unread(
      name,
      isGone(error)
        ? { code: 'document.gone', values: {} }
        : { code: 'document.failed', values: { reason: reasonOf(error) } },
    );
  }
  try {
    return read(new TextDecoder('utf-8', { fatal: true }).decode(bytes), name);
  } catch {
    return unread(name, { code: 'document.notText', values: {} });
  }
}

function unread(name: string, problem: Pick<Reading['problems'][number], 'code' | 'values'>): Reading {
  return { ...read('', name), problems: [{ severity: 'error', path: '', line: 1, column: 1, ...problem }] };
}

/** Why a document cannot be opened at all, in a sentence; undefined where it can. */
export function refusalOf(path: string): string | undefined {
  try {
    if (!statSync(path).isDirectory()) return undefined;
    return `${path} is a folder: name the Markdown document in it.`;
  } catch {
    return `${path} is not there: name a Markdown document, such as examples/repair-desk.md, or begin this one with \`npm start -- ${fromHere(path)} --new\`.`;
  }
}

/** The text of a file as it is now; undefined where it cannot be read, or would not be written as it was. */
export function textNow(path: string): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(path));
  } catch {
    return undefined;
  }
}
