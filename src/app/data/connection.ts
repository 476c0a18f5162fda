import type { Backend, ProblemDetails } from '#backend';
import {
  fillPath,
  formatListQuery,
  keyField,
  type ListQuery,
  operationOf,
  type RecordData,
  type Specification,
  type Subject,
} from '#spec';

/** Sends the product's calls to whatever answers them. */
export interface Connection {
  send: Backend;
  /** Brings the sample records back; absent where a real server keeps the records. */
  reset?: () => Promise<void>;
}

/** The server answered that something is wrong. */
export class ProblemError extends Error {
  readonly details: ProblemDetails;

  constructor(details: ProblemDetails) {
    super(details.title);
    this.details = details;
  }

  /** The name of the error in chapter 8, where it has one. */
  get code(): string | undefined {
    return this.details.type.startsWith('urn:problem:') ? this.details.type.slice('urn:problem:'.length) : undefined;
  }
}

export interface Call {
  entity: string;
  /** `list`, `read`, `create`, `update`, `delete` or a transition. */
  does: string;
  key?: string;
  query?: ListQuery;
  pageSize?: number;
  body?: RecordData;
  /** The ETag that the record must still have. */
  etag?: string;
}

/** What a call gives: its body, and the ETag of the record in it. */
export interface Answer {
  data: unknown;
  etag?: string;
}

/** An address that no server has: relative calls of the store in the browser need one. */
const local = 'https://product.invalid';

/** Makes a call and reads its answer. Throws a `ProblemError`, or a `TypeError` where nobody answers. */
export async function call(
  connection: Connection,
  spec: Specification,
  subject: Subject,
  { entity, does, key, query, pageSize, body, etag }: Call,
): Promise<Answer> {
  const { path, method } = operationOf(spec, entity, does);
  const url = new URL(local + fillPath(path, { [keyField(spec.entities[entity])]: key ?? '', id: key ?? '' }));
  if (query) url.search = formatListQuery(query).toString();
  if (pageSize) url.searchParams.set('size', String(pageSize));
  const headers: Record<string, string> = {
    accept: 'application/json',
    'preview-as': encodeURIComponent(JSON.stringify(subject)),
  };
  if (body) headers['content-type'] = 'application/json';
  if (etag) headers['if-match'] = etag;
  const response = await connection.send(
    new Request(url, { method, headers, body: body ? JSON.stringify(body) : undefined }),
  );
  if (!response.ok) throw new ProblemError(await problemOf(response));
  const data: unknown = response.status === 204 ? null : await response.json();
  return { data, etag: response.headers.get('etag') ?? undefined };
}

async function problemOf(response: Response): Promise<ProblemDetails> {
  const usual = {
    type: 'about:blank',
    status: response.status,
    title: response.statusText || `HTTP ${response.status}`,
  };
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? { ...usual, ...(body as Partial<ProblemDetails>) } : usual;
  } catch {
    return usual;
  }
}
