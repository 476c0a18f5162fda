export { type Connection, ProblemError } from './connection.ts';
export { forgetDraft, readDraft, writeDraft } from './drafts.ts';
export { type OneRecord, useChange, useList, useLookup, useRecord, useReferenceName, useSearch } from './queries.ts';
export { SessionProvider, useSession } from './session.tsx';
