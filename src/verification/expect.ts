import type { Entity, Product, Subject, Values } from '#specification';
import { Contradiction } from './proof.ts';
import type { Answer } from './stage.ts';

/** A place in a body and the keyword that is not kept there. */
export interface Wrong {
  path: readonly string[];
  code: string;
}

/** Throws unless something was answered with a status. */
export function expectStatus(answer: Answer, ...statuses: number[]): Answer {
  if (statuses.includes(answer.status)) return answer;
  throw new Contradiction(({ contradicted }) =>
    contradicted.status(answer.asked, statuses.join(contradicted.or), said(answer)),
  );
}

/** Throws unless it was done. */
export function expectDone(answer: Answer): Answer {
  if (answer.status >= 200 && answer.status < 300) return answer;
  throw new Contradiction(({ contradicted }) => contradicted.notDone(answer.asked, said(answer)));
}

/** Throws unless it was refused because of a place in its body. */
export function expectWrong(answer: Answer, { path, code }: Wrong, status = 422): Answer {
  expectStatus(answer, status);
  const pointer = pointerOf(path);
  const found = problemsIn(answer).some((one) => one.pointer === pointer && (one.code ?? code) === code);
  if (found) return answer;
  throw new Contradiction(({ contradicted }) => contradicted.notRefused(answer.asked, pointer, code, said(answer)));
}

/** What an answer may have beside a record: its history, and what it refers to. */
const beside: ReadonlySet<string> = new Set(['$changes', '$included']);

/** Throws unless a record that was answered has the fields that the document states, and nothing besides. */
export function expectDeclared({ asked, body }: Answer, entity: Entity, shown = body): void {
  const other = Object.keys(shown).find((name) => name !== entity.key && !beside.has(name) && !entity.field(name));
  if (other !== undefined) throw new Contradiction(({ contradicted }) => contradicted.undeclared(asked, other));
}

/** Throws unless what was refused is said as problem details. */
export function expectProblem(answer: Answer): Answer {
  const type = answer.headers.get('content-type') ?? '–';
  if (/^application\/problem\+json\s*(;|$)/i.test(type)) return answer;
  throw new Contradiction(({ contradicted }) => contradicted.noProblem(answer.asked, type));
}

/** Throws unless it was refused with an error of chapter 8, in its words and with its status, at one of some fields. */
export function expectNamed(answer: Answer, product: Product, name: string, at: readonly string[] = []): Answer {
  const error = product.error(name);
  expectProblem(expectStatus(answer, error?.status ?? 422));
  const { type, title } = answer.body;
  if (error && type !== `urn:problem:${encodeURIComponent(name)}`)
    throw new Contradiction(({ contradicted }) => contradicted.otherProblem(answer.asked, name, String(type)));
  if (error?.title && !(typeof title === 'string' && isFilledIn(title, error.title)))
    throw new Contradiction(({ contradicted }) =>
      contradicted.otherTitle(answer.asked, error.title ?? '', String(title)),
    );
  const pointers = problemsIn(answer).map(({ pointer }) => String(pointer));
  const isAt = (field: string) => pointers.some((pointer) => isWithin(pointer, pointerOf([field])));
  if (at.length > 0 && !at.some(isAt))
    throw new Contradiction(({ contradicted }) =>
      contradicted.elsewhere(answer.asked, at.join(', '), pointers.join(', ') || contradicted.nowhere),
    );
  return answer;
}

/** Something is answered with another value than it was to have. */
export function otherValue(asked: string, name: string, is: unknown, wanted: unknown): Contradiction {
  return new Contradiction(({ contradicted }) =>
    contradicted.value(asked, name, JSON.stringify(is) ?? '–', JSON.stringify(wanted) ?? '–'),
  );
}

/** Whether a text is one of the document with its expressions filled in: what stands between them stands there in its order. */
function isFilledIn(text: string, written: string): boolean {
  const [first = '', ...others] = written.split(/\{[^{}]+\}/);
  const last = others.pop();
  if (last === undefined) return text === first;
  let at = text.startsWith(first) ? first.length : Number.NaN;
  for (const part of others) {
    const found = text.indexOf(part, at + 1);
    at = found < 0 ? Number.NaN : found + part.length;
  }
  return at + last.length < text.length && text.endsWith(last);
}

const isWithin = (pointer: string, holder: string) => pointer === holder || pointer.startsWith(`${holder}/`);

/** As JSON pointers are written; of the record as a whole `#/`. */
function pointerOf(path: readonly string[]): string {
  return `#/${path.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`;
}

function problemsIn({ body }: Answer): { pointer?: unknown; code?: unknown }[] {
  return Array.isArray(body.errors) ? body.errors.filter((one) => typeof one === 'object' && one !== null) : [];
}

/** Throws unless somebody was refused: who is not signed in may be asked to sign in instead. */
export function expectDenied(answer: Answer, { roles }: Subject): Answer {
  return roles.length > 0 ? expectStatus(answer, 403) : expectStatus(answer, 403, 401);
}

function said(answer: Answer): string {
  const { title, detail } = answer.body as Values;
  const location = answer.headers.get('location');
  const problems = problemsIn(answer).map(({ pointer, code }) => `${pointer} ${code}`);
  const words = [location, title, detail, ...problems].filter((word) => typeof word === 'string' && word !== '');
  return `${answer.status}${words.length > 0 ? ` (${words.join('; ')})` : ''}`;
}
