import examples from 'virtual:examples';
import product from 'virtual:product';
import { freshly } from '#app/lazily';
import type { MadeSamples } from '#client';
import { documentOf, type LiveReading, type OpenDocument } from './document.ts';
import { type KeptDocument, keptDocument } from './document-shelf.ts';

/** The key of the query that opens a document. */
export const documentKey = (name: string): readonly string[] => ['document', name];

/** Opens a document: `PRODUCT.md`, an example, or the person's own. Null where there is none of that name. */
export async function loadDocument(name: string): Promise<OpenDocument | null> {
  if (name === 'product') return openReading(name, product, loadSamples);
  if (name === 'file') {
    const kept = await keptDocument();
    return kept ? openOwn(kept) : null;
  }
  const example = examples.find(({ id }) => id === name);
  return example ? openReading(name, await freshly(example.load), example.samples) : null;
}

const loadSamples = () => import('virtual:samples/product').then((module) => module.default);

/** The reader, which is only loaded when there is a document of a person's own. */
export const loadReader = () => import('#specification/reading');

/** Reads a document of a person's own. */
export async function openOwn({ name, text }: KeptDocument): Promise<OpenDocument> {
  const { read } = await freshly(loadReader);
  return openReading('file', read(text, name));
}

/** What a reading becomes, ready to be asked. */
export async function openReading(
  name: string,
  reading: LiveReading,
  samples?: () => Promise<MadeSamples>,
): Promise<OpenDocument> {
  const document = documentOf(name, reading);
  await document.product.ready();
  return samples ? { ...document, samples: () => freshly(samples) } : document;
}
