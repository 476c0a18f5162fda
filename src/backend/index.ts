export { type Backend, createBackend, sampleRecords, subjectHeader, subjectPath } from './backend.ts';
export { indexedDbStore, StoreError } from './indexed-db-store.ts';
export { memoryStore } from './memory-store.ts';
export type { ProblemDetails } from './problem-details.ts';
export type { Change, Store, StoredRecord } from './store.ts';
