import type { Product } from '#specification';

/** What the backend loads when it is first needed. */
export function partsOf({ locales }: Product): (() => Promise<unknown>)[] {
  return [
    () => import('./writing/index.ts'),
    async () => (await import('#specification/validation')).ready(),
    () => import('./writing/store-issues.ts'),
    () => import('./reading/figures.ts'),
    ...locales.map((locale) => async () => (await import('./words.ts')).wordsFor(locale, true)),
  ];
}
