export type { Bucket, Figure, HistoryEntry, Included, OneRecord, RecordPage } from './answer.ts';
export { type Change, type Client, createClient, type ListOptions } from './client.ts';
export type { Connection, Outgoing } from './connection.ts';
export { embedded, overBackend } from './embedded.ts';
export { MissingParameter, ProblemError, Unreachable, UnreadableAnswer } from './failures.ts';
export { stepsOf } from './field-problems.ts';
export type { FieldProblem, ProblemDetails } from './problem-details.ts';
export { type RemoteOptions, remote } from './remote.ts';
