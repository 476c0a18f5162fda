export { useAround, useNaming, useReferenceName } from './around.ts';
export { useAtOnce } from './at-once.ts';
export { useChange } from './change.ts';
export type { Draft } from './draft.ts';
export { useDraftName } from './draft-name.ts';
export { type DraftKeeper, Drafts, DraftsContext, type Fitting, useDrafts } from './drafts.ts';
export { fewAtOnce } from './few-at-once.ts';
export { inParts } from './in-parts.ts';
export { useInPlaceOfPage } from './in-place-of-page.ts';
export { KnownRecords } from './known-records.ts';
export { mayChange } from './may-change.ts';
export { mayDelete } from './may-delete.ts';
export { newId } from './new-id.ts';
export { usePagesOver, useWaiting } from './over-waiting.ts';
export { isOwnChange } from './own-changes.ts';
export { pagesOf, sizeToCount } from './pages-of.ts';
export { useFigures, useRecord, useRecordAt, useRecords, useWhileSame } from './queries.ts';
export { useRecordToChange } from './record-to-change.ts';
export { useReset } from './reset.ts';
export { mayDo, rowsDo } from './rows-do.ts';
export { useSampleState } from './sample-state.ts';
export {
  RoleProvider,
  type Session,
  SessionProvider,
  useClient,
  useSession,
} from './session.tsx';
export { settleAll } from './settle-all.ts';
export { useRestore, useTakeBack } from './take-back.ts';
export { useTogether } from './together.ts';
export { useAskAnew } from './use-ask-anew.ts';
export { useAskBeforeLeaving } from './use-ask-before-leaving.ts';
export { useHasDraft } from './use-has-draft.ts';
export { useOutbox } from './use-outbox.ts';
export { type Progress, useProgress } from './use-progress.ts';
export type { WaitingChange } from './waiting-change.ts';
