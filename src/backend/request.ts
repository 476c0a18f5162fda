import type { Subject, Values } from '#specification';
import { Refusal } from './problem-details.ts';
import type { StoredRecord } from './stores/index.ts';

/** Says who asks while a role is previewed: the subject as JSON, percent-encoded. */
export const subjectHeader = 'preview-as';

/** Of a body, in characters: files travel in it, and a record may have several. */
export const longestBody = 32_000_000;

/** Who asks. Throws a refusal where the header cannot be read. */
export function subjectOf(request: Request): Subject {
  const header = request.headers.get(subjectHeader);
  if (!header) return { id: '', roles: [] };
  try {
    const subject: unknown = JSON.parse(decodeURIComponent(header));
    if (isSubject(subject)) return { id: subject.id, roles: subject.roles };
  } catch {
    // What cannot be read is answered below.
  }
  throw new Refusal(400, { detail: subjectHeader });
}

function isSubject(value: unknown): value is Subject {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('roles' in value)) return false;
  return isText(value.id) && Array.isArray(value.roles) && value.roles.every(isText);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.isWellFormed();
}

/** The body as an object. Nothing sent is an object without properties. */
export async function bodyOf(request: Request): Promise<Values> {
  const text = await request.text();
  if (text === '') return {};
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(type)) throw new Refusal(415);
  if (text.length > longestBody) throw new Refusal(413);
  const body = parse(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body) || !isSound(body)) throw new Refusal(400);
  return body as Values;
}

/** Deeper than any form: whoever reads on calls itself for each level. */
const deepest = 100;

/** Whether it is no deeper than anybody nests, and its texts have no halves of characters: no address can hold those. */
function isSound(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return depth < deepest && Object.values(value).every((inner) => isSound(inner, depth + 1));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400);
  }
}

export function etagOf({ revision }: StoredRecord): string {
  return `"${revision}"`;
}

/** Throws a refusal where the asker knows another revision of a record than the one that is kept. */
export function requireRevision(request: Request, stored: StoredRecord, isRequired: boolean) {
  const expected = request.headers.get('if-match');
  if (expected === null) {
    if (isRequired) throw new Refusal(428);
    return;
  }
  if (expected.trim() === '*') return;
  // A tag may hold commas, and a list empty places (RFC 9110, 5.6.1 and 8.8.3).
  if (!/^[\s,]*(W\/)?"[^"]*"(\s*,[\s,]*(W\/)?"[^"]*")*[\s,]*$/.test(expected))
    throw new Refusal(400, { detail: 'if-match' });
  const tags: string[] = expected.match(/(W\/)?"[^"]*"/g) ?? [];
  // A weak tag never matches here (RFC 9110, 13.1.1).
  if (!tags.includes(etagOf(stored))) throw new Refusal(412);
}
