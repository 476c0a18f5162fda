import examples from 'virtual:examples';
import product from 'virtual:product';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useMemo } from 'react';
import { type Gap, gaps, type Specification } from '#spec';
import type { Reading } from '#spec/read';
import { keptDocument } from './document-shelf.ts';

/** The document that is open, and what follows from it. */
export interface Product {
  /** Names its records and drafts in this browser. */
  id: string;
  specification: Specification;
  problems: Reading['problems'];
  /** Whether the problems are those of a later version that could not be used. */
  isLastGood: boolean;
  gaps: Gap[];
  /** The address of a path of this product. */
  to: (path: string) => string;
}

export const ProductContext = createContext<Product | undefined>(undefined);

/** The document that is open. Throws outside of one. */
export function useProduct(): Product {
  const found = use(ProductContext);
  if (!found) throw new Error('useProduct: no product is open here');
  return found;
}

export function useSpecification(): Specification {
  return useProduct().specification;
}

/** A reading as the development server sends it: with the last good version where the newest has errors. */
export type LiveReading = Reading & { isLastGood?: boolean };

/**
 * What a document becomes once it is open.
 * @param document `product`, `file` for a person's own, or the id of an example; its addresses begin with it
 */
export function productOf(document: string, { specification, problems, isLastGood = false }: LiveReading): Product {
  const prefix = document === 'product' ? '' : `/~${document}`;
  return {
    // Two files of a person's own are two products: their records are kept apart.
    id: document === 'file' ? `file-${specification.file}` : document,
    specification,
    problems,
    isLastGood,
    gaps: gaps(specification),
    to: (path) => `${prefix}${path}`,
  };
}

/** Reads a document of a person's own; the reader is only loaded when there is one. */
async function readOwn(): Promise<LiveReading | null> {
  const kept = await keptDocument();
  if (!kept) return null;
  const { read } = await import('#spec/read');
  return read(kept.text, kept.name);
}

async function load(id: string): Promise<LiveReading | null> {
  if (id === 'product') return product;
  if (id === 'file') return readOwn();
  return (await examples.find((example) => example.id === id)?.load()) ?? null;
}

/** Opens a document: `PRODUCT.md`, an example, or the person's own. Follows `PRODUCT.md` while it is edited. */
export function ProductProvider({
  id,
  fallback,
  missing,
  children,
}: {
  id: string;
  fallback: ReactNode;
  missing: ReactNode;
  children: ReactNode;
}) {
  const client = useQueryClient();
  const { data: reading } = useQuery({
    queryKey: ['document', id],
    queryFn: () => load(id),
    staleTime: Number.POSITIVE_INFINITY,
    initialData: id === 'product' ? product : undefined,
  });

  useEffect(() => {
    import.meta.hot?.on('ninefold:product', (next: LiveReading) => client.setQueryData(['document', 'product'], next));
  }, [client]);

  const open = useMemo(() => (reading ? productOf(id, reading) : undefined), [id, reading]);
  if (reading === null) return missing;
  if (!open) return fallback;
  return <ProductContext value={open}>{children}</ProductContext>;
}
