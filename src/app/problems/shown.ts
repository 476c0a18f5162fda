import { ProblemError } from '#client';
import type { Product } from '#specification';

/** Where chapter 8 wants an error to be shown. */
export type Place = 'field' | 'form' | 'banner' | 'page';

/** What chapter 8 offers as the way on. */
export type Recovery = 'retry' | 'signIn' | 'compare';

/** Where an error is shown: as chapter 8 says; else at its fields where it names some, else above what was tried. */
export function placeOf(product: Product, error: unknown): Place {
  if (!(error instanceof ProblemError)) return 'banner';
  const stated = error.code === undefined ? undefined : product.error(error.code)?.shown;
  const hasFields = (error.details.errors ?? []).length > 0;
  if (stated === 'field' && !hasFields) return 'form';
  return stated ?? (hasFields ? 'field' : 'banner');
}

/** The way on: as chapter 8 says; else what its status means. */
export function recoveryOf(product: Product, error: unknown): Recovery | undefined {
  if (!(error instanceof ProblemError)) return 'retry';
  const stated = error.code === undefined ? undefined : product.error(error.code);
  if (stated?.recovery !== undefined) return stated.recovery ?? undefined;
  switch (error.status) {
    case 401:
      return 'signIn';
    case 412:
      return 'compare';
    case 408:
    case 429:
    case 500:
    case 502:
    case 503:
    case 504:
      return 'retry';
    default:
      return undefined;
  }
}
