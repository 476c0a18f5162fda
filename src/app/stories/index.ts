export { type Answering, type SampleRecords, samplesOf } from './connection.ts';
export { findAction } from './find-action.ts';
export { InDocument } from './in-document.tsx';
export { InLibrary } from './in-library.tsx';
export { InPartial } from './in-partial.tsx';
export { library } from './library.ts';
export { reading } from './reading.ts';
