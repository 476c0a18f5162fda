import type { Subject } from './model.ts';

/** Who answers requests. */
export type Answers = (request: Request) => Promise<Response>;

export interface Sent {
  method: string;
  path: string;
  subject?: Subject;
  body?: unknown;
  ifMatch?: string;
}

/** An answer as it came. */
export interface Found {
  status: number;
  /** Parsed, where it is JSON. */
  body: unknown;
  text: string;
  etag: string | undefined;
  headers: Headers;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Sends one request as a browser would. */
export async function send(backend: Answers, { method, path, subject, body, ifMatch }: Sent): Promise<Found> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (subject) headers['preview-as'] = encodeURIComponent(JSON.stringify(subject));
  if (ifMatch) headers['if-match'] = ifMatch;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const request = new Request(`https://product.invalid${path}`, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const response = await backend(request);
  const text = await response.text();
  const etag = response.headers.get('etag') ?? undefined;
  return { status: response.status, body: parsed(text), text, etag, headers: response.headers };
}
