import { type Operation, type Product, pointerTo } from '#specification';
import type { StatusWords } from '#specification/texts/statuses';
import type { Issue } from '#specification/validation';

/** RFC 9457 problem details, with what went wrong field by field. */
export interface ProblemDetails {
  /** `urn:problem:` and the error's name in chapter 8, or `about:blank`. */
  type: string;
  /** HTTP status. */
  status: number;
  /** Empty where a server gives none. */
  title: string;
  detail?: string;
  errors?: FieldProblem[];
}

export interface FieldProblem {
  /** JSON pointer into the body: `#/parts/0/price`; `#` is all of it. */
  pointer: string;
  /** The keyword or the error that was not kept. */
  code: string;
  detail: string;
}

/** What a request is refused with, thrown to where it is answered. */
export class Refusal extends Error {
  readonly status: number;
  readonly options: RefusalOptions;

  constructor(status: number, options: RefusalOptions = {}) {
    super(`${status}`);
    this.status = status;
    this.options = options;
  }
}

export interface RefusalOptions {
  /** The name of an error of chapter 8. */
  name?: string;
  title?: string;
  detail?: string;
  issues?: readonly Issue[];
  headers?: Record<string, string>;
  /** Somebody else took the key that the product gave it. */
  isTaken?: boolean;
}

/** Words for problems and issues, in the language of the product. */
export interface ProblemWords {
  statuses: StatusWords;
  issue: (issue: Issue) => string;
}

/** The answer for a refusal: in the words of chapter 8 where it names the error, else in our own. */
export function answerRefusal(
  product: Product,
  operation: Operation | undefined,
  { status, options }: Refusal,
  words: ProblemWords,
): Response {
  const { issues, headers } = options;
  const name = options.name ?? nameOf(product, operation, status);
  const entry = name === undefined ? undefined : product.error(name);
  const body: ProblemDetails = {
    type: entry ? `urn:problem:${encodeURIComponent(name ?? '')}` : 'about:blank',
    status,
    title: options.title ?? plainText(entry?.title) ?? titleOf(status, words),
    ...withDetail(options.detail ?? plainText(entry?.detail)),
    ...(issues ? { errors: issues.map((issue) => fieldProblem(issue, words)) } : {}),
  };
  return Response.json(body, { status, headers: { ...headers, 'content-type': 'application/problem+json' } });
}

function titleOf(status: number, { statuses }: ProblemWords): string {
  const known: Readonly<Record<number, string>> = statuses;
  return known[status] ?? statuses[500];
}

function fieldProblem(issue: Issue, words: ProblemWords): FieldProblem {
  return { pointer: pointerTo(issue.path), code: issue.code, detail: words.issue(issue) };
}

function withDetail(detail: string | undefined): { detail?: string } {
  return detail === undefined ? {} : { detail };
}

/** A text that speaks of a record cannot be said where there is none. */
function plainText(text: string | null | undefined): string | undefined {
  return text && !/\{[^{}]+\}/.test(text) ? text : undefined;
}

/** The error of a status that the call names, where it is the only one and no rule has it for its own. */
function nameOf(product: Product, operation: Operation | undefined, status: number): string | undefined {
  const ofRules = new Set(product.rules.map(({ facts }) => facts.error));
  const named = (operation?.call?.facts.errors ?? []).filter(
    (name) => product.error(name)?.status === status && !ofRules.has(name),
  );
  return named.length === 1 ? named[0] : undefined;
}
