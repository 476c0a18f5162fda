import type { FieldProblem, ProblemDetails } from '#backend';
import { isObject } from '#specification';
import { fieldProblemsOf } from './field-problems.ts';
import { textOf } from './shape.ts';

const longestDetail = 500;

/** What an answer says that went wrong: as RFC 9457 writes it, or in one of the shapes that servers use instead. */
export async function problemDetailsOf(response: Response): Promise<ProblemDetails> {
  const text = await response.text().catch(() => '');
  const nothing: ProblemDetails = { type: 'about:blank', status: response.status, title: '' };
  const body = parsed(text);
  if (body === undefined) {
    // A page of HTML is no text for a person.
    const isPlain = (response.headers.get('content-type') ?? '').startsWith('text/plain');
    return isPlain && text ? { ...nothing, detail: text.slice(0, longestDetail) } : nothing;
  }
  if (typeof body === 'string') return { ...nothing, detail: body.slice(0, longestDetail) };
  const inner = isObject(body) && isObject(body.error) ? body.error : body;
  if (!isObject(inner)) return withErrors(nothing, fieldProblemsOf(inner));
  const detail =
    textOf(inner.detail) ?? textOf(inner.message) ?? textOf(inner.error) ?? textOf(inner.error_description);
  return withErrors(
    {
      ...nothing,
      type: textOf(inner.type) ?? 'about:blank',
      title: textOf(inner.title) ?? '',
      ...(detail ? { detail: detail.slice(0, longestDetail) } : {}),
    },
    fieldProblemsOf(inner.errors ?? inner.detail ?? inner.details ?? inner.violations),
  );
}

function withErrors(details: ProblemDetails, errors: FieldProblem[]): ProblemDetails {
  return errors.length > 0 ? { ...details, errors } : details;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
