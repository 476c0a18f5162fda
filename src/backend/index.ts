export { type Backend, createBackend } from './backend.ts';
export { partsOf } from './parts.ts';
export type { Person } from './people.ts';
export type { FieldProblem, ProblemDetails } from './problem-details.ts';
export { aggregate, type Bucket, byTime, byValue } from './reading/buckets.ts';
export { figuresPath } from './reading/figures-path.ts';
export { etagOf, longestBody, subjectHeader } from './request.ts';
export { SampleKeeper, type SampleState } from './sample-keeper.ts';
export { type MadeSamples, sampleRecords } from './sample-records.ts';
export {
  type HistoryEntry,
  indexedDbStore,
  memoryStore,
  restoring,
  type Store,
  type StoredRecord,
  StoreError,
  type StoreErrorCode,
  stagedStore,
} from './stores/index.ts';
export { peoplePath, subjectPath } from './users-with.ts';
