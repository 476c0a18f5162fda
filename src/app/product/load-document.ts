import examples from 'virtual:examples';
import product from 'virtual:product';
import type { MadeSamples } from '#client';
import { freshly } from '#components/lazily';
import type { Positions } from '#specification';
import { documentOf, type LiveReading, type OpenDocument } from './document.ts';
import type { KeptDocument } from './document-shelf.ts';

/** The key of the query that opens a document. */
export const documentKey = (name: string): readonly string[] => ['document', name];

/** The key of the query for the file of a person's own that is kept. */
export const keptKey = ['kept document'];

/** Opens a document: `PRODUCT.md`, an example, or the person's own. Null where there is none of that name. */
export async function loadDocument(name: string): Promise<OpenDocument | null> {
  if (name === 'product') return openReading(name, product, ofProduct);
  if (import.meta.env.PRODUCT_ALONE) return null;
  if (name === 'file') {
    const kept = await (await loadShelf()).keptDocument();
    return kept ? openOwn(kept) : null;
  }
  const example = examples.find(({ id }) => id === name);
  return example ? openReading(name, await freshly(example.load), example) : null;
}

/** What comes apart from a document that the app was built with. */
interface Apart {
  samples: () => Promise<MadeSamples>;
  positions?: () => Promise<Positions>;
  text?: () => Promise<string>;
  notes?: () => Promise<string>;
}

const ofProduct: Apart = {
  samples: () => import('virtual:samples/product').then((module) => module.default),
  ...(!import.meta.env.PRODUCT_ALONE && {
    positions: () => import('virtual:positions/product').then((module) => module.default),
    text: () => import('virtual:text/product').then((module) => module.default),
    notes: () => import('virtual:notes/product').then((module) => module.default),
  }),
};

/** Where a document of a person's own is kept, which is only loaded when there may be one. */
export const loadShelf = () => freshly(() => import('./document-shelf.ts'));

/** The reader, which is only loaded when there is a document of a person's own. */
export const loadReader = () => import('#specification/reading');

/** Reads a document of a person's own. */
export async function openOwn({ name, text }: KeptDocument): Promise<OpenDocument> {
  const { read } = await freshly(loadReader);
  return openReading('file', { ...read(text, name), text });
}

/** What a reading becomes, ready to be asked. */
export async function openReading(name: string, reading: LiveReading, apart?: Apart): Promise<OpenDocument> {
  const document = documentOf(name, reading);
  await document.product.ready();
  if (!apart) return document;
  const { samples, positions, text, notes } = apart;
  return {
    ...document,
    samples: () => freshly(samples),
    ...(positions && { positions: () => freshly(positions) }),
    ...(text && { text: () => freshly(text) }),
    ...(notes && { notes: () => freshly(notes) }),
  };
}
