import type { Person, SampleState } from '#backend';
import type { Subject } from '#specification';

/** A call as it is sent: text only, so that it can be sent again. */
export interface Outgoing {
  method: string;
  /** With its query, as in `/repairs?page=2`. */
  path: string;
  headers: Record<string, string>;
  body?: string;
  signal?: AbortSignal;
}

/** What came of work that was carried out at once. */
export interface AtOnce<Done> {
  done: Done;
  /** The revision that a record has now: what the work was told of it held for the work alone. */
  etagOf: (entity: string, key: string) => string | undefined;
}

/** Sends the product's calls to whatever answers them. */
export interface Connection {
  send: (call: Outgoing) => Promise<Response>;
  /** Who somebody with a role is, while roles are previewed: the person that is asked for, where that has it. */
  subject: (role: string, person?: string) => Promise<Subject>;
  /** Who has a role that is previewed; absent where nobody else can be looked at as. */
  people?: (role: string) => Promise<readonly Person[]>;
  /** Nobody has said who asks: somebody is assumed, whom whatever answers need not accept. */
  isAssumed?: boolean;
  /** Whether it answers as whoever is previewed, and has figures: only the backend inside of the app does. */
  isEmbedded: boolean;
  /** Lets go of what it holds open; it opens again when it is next asked. Absent where it holds nothing. */
  close?: () => void;
  /** Brings the sample records back; absent where a real server keeps the records. */
  reset?: () => Promise<void>;
  /** What became of the sample records; absent where a real server keeps the records, undefined where it is not known. */
  samples?: () => Promise<SampleState | undefined>;
  /** Brings back what was just deleted, all of it as it was; false where it could contradict what was done since. Absent where nothing can. */
  restore?: (entity: string, key: string) => Promise<boolean>;
  /** Parts of it that only come when they are needed: loads each, for who will want it without a line. */
  parts?: readonly (() => Promise<unknown>)[];
  /**
   * Carries out all that some work asks of a connection of its own, at once; none of it where the work throws or comes to undefined.
   * The work may be done again where somebody else wrote meanwhile. Absent where whoever answers cannot.
   */
  atOnce?: <Done>(work: (connection: Connection) => Promise<Done | undefined>) => Promise<AtOnce<Done> | undefined>;
  /** Lets a person sign in again; absent where there is no such thing. */
  signIn?: () => void;
}
