import type { ReactNode } from 'react';
import { Pages } from '#app/pages';
import { documentOf } from '#app/product';
import { type Answering, type SampleRecords, samplesOf } from './connection.ts';
import { InDocument, type InDocumentProps } from './in-document.tsx';
import { libraryReading } from './library.ts';

const opened = documentOf('library', libraryReading);

export interface InLibraryProps {
  address?: string;
  answering?: Answering;
  role?: string;
  sampleState?: InDocumentProps['sampleState'];
  /** The page of the address where absent. */
  children?: ReactNode;
}

/** A page of the small product of stories, or a part of the app within it. */
export function InLibrary({ address = '/', role = 'librarian', children = <Pages />, ...rest }: InLibraryProps) {
  return (
    <InDocument document={opened} address={address} role={role} records={stated} {...rest}>
      {children}
    </InDocument>
  );
}

/** Only the records that the document states. */
async function stated(): Promise<SampleRecords> {
  const samples = await samplesOf(opened.product);
  const isStated = ({ key }: { key: string }) => /^[a-z]\d$/.test(key);
  return Object.fromEntries(Object.entries(samples).map(([name, records]) => [name, records.filter(isStated)]));
}
