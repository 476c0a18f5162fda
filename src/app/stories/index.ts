export { type Answering, type SampleRecords, samplesOf } from './connection.ts';
export { InDocument, type InDocumentProps } from './in-document.tsx';
export { InLibrary, type InLibraryProps } from './in-library.tsx';
export { library } from './library.ts';
export { partial } from './partial.ts';
export { reading } from './reading.ts';
