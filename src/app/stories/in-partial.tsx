import { Pages } from '#app/pages';
import { InDocument } from './in-document.tsx';
import type { InLibraryProps } from './in-library.tsx';
import { partial } from './partial.ts';

/** A page of a document with much left open, which has no roles. */
export function InPartial({ address = '/' }: Pick<InLibraryProps, 'address'>) {
  return (
    <InDocument document={partial} address={address}>
      <Pages />
    </InDocument>
  );
}
