export { type ReferenceName, useAround, useReferenceName } from './around.ts';
export { useChange } from './change.ts';
export type { Draft } from './draft.ts';
export { type DraftKeeper, Drafts, DraftsContext, useDrafts } from './drafts.ts';
export type { WaitingChange } from './outbox.ts';
export {
  type RecordsOptions,
  useFigures,
  useRecord,
  useRecordAt,
  useRecords,
} from './queries.ts';
export { useReset } from './reset.ts';
export { type Session, SessionProvider, type SessionProviderProps, useClient, useSession } from './session.tsx';
export { useOutbox, type Waiting } from './use-outbox.ts';
