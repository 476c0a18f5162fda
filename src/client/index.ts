export type { FieldProblem, HistoryEntry, ProblemDetails, SampleState } from '#backend';
export {
  type Bucket,
  type FieldFigures,
  type Figure,
  type Included,
  includedOf,
  type ListFigures,
  type OneRecord,
  type RecordPage,
} from './answer.ts';
export { type Change, type Client, createClient, type ListOptions } from './client.ts';
export type { AtOnce, Connection, Outgoing } from './connection.ts';
export { embedded, type MadeSamples, overBackend } from './embedded.ts';
export { MissingParameter, type Outcome, outcomeOf, ProblemError, Unreachable, UnreadableAnswer } from './failures.ts';
export { addressOf, changeBy } from './outgoing.ts';
export { type RemoteOptions, remote } from './remote.ts';
export { Retries } from './retries.ts';
export { within } from './within.ts';
