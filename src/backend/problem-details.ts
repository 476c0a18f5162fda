import { issueText, type RecordIssue, type Specification } from '#spec';

/** RFC 9457 problem details, with what went wrong field by field. */
export interface ProblemDetails {
  /** `urn:problem:` and the error's name in chapter 8, or `about:blank`. */
  type: string;
  /** HTTP status. */
  status: number;
  title: string;
  detail?: string;
  errors?: { /** JSON pointer into the body: `#/dueOn`. */ pointer: string; code: string; detail: string }[];
}

const usual: Record<number, string> = {
  400: 'The request cannot be understood',
  403: 'This is not allowed',
  404: 'This is not there',
  409: 'This cannot be done as things stand',
  412: 'Someone else changed this meanwhile',
  422: 'Some answers need another look',
  500: 'Something went wrong on the server',
};

/** The answer for an error: in the words of chapter 8 where it has one of that name or status. */
export function problem(
  spec: Specification,
  status: number,
  extra: { name?: string; detail?: string; issues?: readonly RecordIssue[] } = {},
): Response {
  const entry =
    extra.name && spec.errors[extra.name]
      ? ([extra.name, spec.errors[extra.name]] as const)
      : general(spec).find(([, { status: stated }]) => stated === status);
  const body: ProblemDetails = {
    type: entry ? `urn:problem:${entry[0]}` : 'about:blank',
    status,
    title: entry?.[1]?.title ?? usual[status] ?? 'Something went wrong',
    ...(extra.detail ? { detail: extra.detail } : {}),
    ...(extra.issues
      ? {
          errors: extra.issues.map((issue) => ({
            pointer: `#/${issue.path.join('/')}`,
            code: issue.code,
            detail: issueText(issue),
          })),
        }
      : {}),
  };
  return Response.json(body, { status, headers: { 'content-type': 'application/problem+json' } });
}

/** The errors of chapter 8 that no rule has for its own. */
function general(spec: Specification) {
  const ofRules = new Set(Object.values(spec.rules).map(({ error }) => error));
  return Object.entries(spec.errors).filter(([name]) => !ofRules.has(name));
}
