export type { FieldProblem, HistoryEntry, ProblemDetails } from '#backend';
export type { Bucket, FieldFigures, Figure, Included, ListFigures, OneRecord, RecordPage } from './answer.ts';
export { type Change, type Client, createClient, type ListOptions } from './client.ts';
export type { Connection, Outgoing } from './connection.ts';
export { embedded, type MadeSamples, overBackend } from './embedded.ts';
export { MissingParameter, ProblemError, Unreachable, UnreadableAnswer } from './failures.ts';
export { type RemoteOptions, remote } from './remote.ts';
