import { createContext, use } from 'react';
import type { MadeSamples } from '#client';
import { compile, type Gap, type Positions, type Product } from '#specification';
import type { Reading } from '#specification/reading';

/** The document that is open, and what follows from it. */
export interface OpenDocument {
  /** Names its records, drafts and settings in this browser: two documents served at one address are two products. */
  id: string;
  /** What its addresses begin with, and the development server knows it by. */
  name: string;
  /** Counts what was opened: what was worked out of another reading is worked out anew. */
  reading: number;
  product: Product;
  problems: Reading['problems'];
  /** Whether the problems are those of a later version that could not be read. */
  isEarlier: boolean;
  gaps: readonly Gap[];
  /** Sample records that were made with the app; absent where the document came later. */
  samples?: () => Promise<MadeSamples>;
  /** Where its facts stand, where that came apart from it. */
  positions?: () => Promise<Positions>;
  /** Its text, as it is written. */
  text?: () => Promise<string>;
  /** The file of notes beside it, as it is written; empty where there is none. */
  notes?: () => Promise<string>;
  /** The address of a path of this document. */
  to: (path: string) => string;
}

/** A reading as the development server sends it: with an earlier version where the newest could not be read. */
export type LiveReading = Reading & { isEarlier?: boolean; text?: string | undefined };

export const DocumentContext = createContext<OpenDocument | undefined>(undefined);

/** The document that is open. Throws outside of one. */
export function useDocument(): OpenDocument {
  const found = use(DocumentContext);
  if (!found) throw new Error('useDocument: no document is open here');
  return found;
}

/** The product of the document that is open. */
export function useProduct(): Product {
  return useDocument().product;
}

let readings = 0;

/**
 * What a document becomes once it is open.
 * @param name `product`, `file` for a person's own, or the id of an example; its addresses begin with it
 */
export function documentOf(
  name: string,
  { specification, problems, gaps, text, isEarlier = false }: LiveReading,
): OpenDocument {
  // A product alone has its address to itself, and keeps what it has there when its document is called otherwise.
  const place = import.meta.env.ELSEWHERE ? `${specification.file}-${import.meta.env.ELSEWHERE}` : specification.file;
  const isServed = name === 'product' && !import.meta.env.PRODUCT_ALONE && place !== 'PRODUCT.md';
  const prefix = name === 'product' ? '' : `/~${encodeURIComponent(name)}`;
  return {
    id: isServed ? `product-${place}` : name === 'file' ? `file-${specification.file}` : name,
    name,
    reading: ++readings,
    product: compile(specification),
    problems,
    isEarlier,
    gaps,
    ...(text !== undefined && { text: async () => text }),
    to: (path) => `${prefix}${path}`,
  };
}
