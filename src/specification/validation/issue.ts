import type * as z from 'zod/mini';

/** Something about a record that needs another look. */
export interface Issue {
  severity: 'error' | 'warning';
  /** Field, then index or property inside it; empty for the record as a whole. */
  path: string[];
  /** `required`, `minLength` …, or the name of an error of chapter 8. */
  code: string;
  /** The limit that was passed, where there is one; of a pattern an example that keeps it; of what another record has already what that is called. */
  limit?: number | string;
  /** What the document says of the form that is asked for. */
  hint?: string;
  /** The name of the rule that is broken. */
  rule?: string;
  /** What the document calls it, filled in. */
  title?: string;
  /** All that the document says about it: what it calls it, and what stands below. */
  detail?: string;
}

/** An error at a place. */
export function issueAt(path: readonly string[], code: string, limit?: number | string): Issue {
  return { severity: 'error', path: [...path], code, ...(limit === undefined ? {} : { limit }) };
}

/** What is stated of a place and takes too much to find out: it is not passed over in silence. */
export function undecided(path: readonly string[], what: string): Issue {
  return issueAt(path, 'undecided', what);
}

/** Our words for what zod found: the keyword that was not kept. */
export function issuesOf(found: z.core.$ZodIssue, start: readonly string[]): Issue[] {
  const path = [...start, ...found.path.map(String)];
  switch (found.code) {
    case 'custom': {
      const { code, limit, hint } = found.params ?? {};
      const issue = issueAt(
        path,
        String(code),
        typeof limit === 'number' || typeof limit === 'string' ? limit : undefined,
      );
      return [typeof hint === 'string' ? { ...issue, hint } : issue];
    }
    case 'unrecognized_keys':
      return found.keys.map((key) => issueAt([...path, key], 'unknownField'));
    default: {
      const isWhole = found.message === 'integer';
      const isNumber = found.code === 'invalid_type' && found.expected === 'number';
      const beyond = isWhole || isNumber ? beyondOf(found.input) : undefined;
      if (beyond) return [issueAt(path, ...beyond)];
      if (isWhole) return [issueAt(path, 'integer')];
      return [
        found.input === null ? issueAt(path, 'required') : issueAt(path, 'type', isNumber ? 'number' : undefined),
      ];
    }
  }
}

/** Of so many digits a number keeps not all: they stay the text that was typed. */
const manyDigits = /^\s*(?<sign>[-−])?(?:[\s.,'’٬]?\p{Nd}){16,}\s*$/u;

/** The limit that a number is beyond which has more digits than are kept. */
function beyondOf(input: unknown): [code: string, limit: number] | undefined {
  const found = typeof input === 'string' && manyDigits.exec(input);
  if (!found) return undefined;
  return found.groups?.sign ? ['minimum', Number.MIN_SAFE_INTEGER] : ['maximum', Number.MAX_SAFE_INTEGER];
}
