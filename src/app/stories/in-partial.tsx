import { Pages } from '#app/pages';
import { InDocument } from './in-document.tsx';
import type { InLibraryProps } from './in-library.tsx';
import { partial } from './partial.ts';

/** A page of a document with much left open, which has no roles. */
export function InPartial({ address = '/', direction }: Pick<InLibraryProps, 'address' | 'direction'>) {
  return (
    <InDocument document={partial} address={address} direction={direction}>
      <Pages />
    </InDocument>
  );
}
