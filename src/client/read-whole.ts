import { UnreadableAnswer } from './failures.ts';

/** More than a page of records ever is, in bytes: a server that goes on and on must not fill the memory. */
const most = 32_000_000;

/** An answer whose body has come to its end. Throws where it breaks off or is far too long. */
export async function readWhole(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  if (!response.body) return response;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length <= most) continue;
    void reader.cancel().catch(() => undefined);
    throw new UnreadableAnswer(`HTTP ${status}, ${length} bytes`);
  }
  return new Response(length === 0 ? null : new Blob(parts), { status, statusText, headers });
}
