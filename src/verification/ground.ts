import type { Around, Subject, Values } from '#specification';
import type { Issue } from '#specification/validation';

/** Where a product is tried: what answers its calls, and what stands there at the beginning. */
export interface Ground {
  /** Throws `NoAnswer` where there is none. */
  send: (request: Request) => Promise<Response>;
  /** Where its calls are found, without a slash at the end. */
  address: string;
  /** What says who asks. */
  headersOf: (subject: Subject) => Record<string, string>;
  /** Who can ask as a role; absent where anybody can be anybody, and nobody signs in. */
  people?: (role: string) => readonly { id?: string }[];
  /** Whether it is the backend inside of the app, which has what no document states: figures, and what is referred to. */
  isEmbedded?: boolean;
  /** The clock that is answered by. */
  now: () => Date;
  /** The records that are there, by entity. Asked before each proof: what an earlier one wrote may be undone. */
  records: () => Promise<Record<string, Values[]>>;
  /** The records as they are now are those at the beginning of each proof. */
  settle?: () => Promise<void>;
  /** Has a record be as it is given; absent where that can only be asked for. */
  put?: (entity: string, key: string, values: Values) => Promise<void>;
  /** What a form says of a record, or of those of its fields that it asks for; absent where there is none to ask. */
  judge?: (entity: string, values: Values, around: Around, fields?: readonly string[]) => Issue[];
}
