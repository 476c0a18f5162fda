export { indexedDbStore } from './indexed-db-store.ts';
export { memoryStore } from './memory-store.ts';
export { keyOf, nameOf } from './plan.ts';
export { restoring } from './removals.ts';
export { stagedStore } from './staged-store.ts';
export type {
  FillOptions,
  Find,
  HistoryEntry,
  NewRecord,
  Reads,
  Store,
  StoredRecord,
  Write,
} from './store.ts';
export { StoreError, type StoreErrorCode } from './store-error.ts';
