import type { Problem, ProblemCode, ProblemValues } from '../problem.ts';

/**
 * Takes note of a problem at a place of the document, from 1.
 * @param values where they take work, a function: it is only asked for problems that are kept
 */
export type Report = (
  severity: Problem['severity'],
  path: string,
  place: readonly [line: number, column: number],
  code: ProblemCode,
  values?: ProblemValues | (() => ProblemValues),
) => void;

type Noted = Omit<Problem, 'values'> & { values: ProblemValues | (() => ProblemValues) };

/** Problems beyond this many are only counted: nobody reads them. */
const mostKept = 200;
/** How many of a severity are looked through for those that stand first. */
const mostNoted = 5_000;

const byPlace = (a: Noted, b: Noted) => a.line - b.line || a.column - b.column;

/** A text, and the words that stand behind it in braces, each by itself. */
export interface Listed {
  text: string;
  words: { word: string; at: readonly [line: number, column: number] }[];
}

/** Gathers what is found out about a document besides its facts. */
export class Findings {
  /** Paths of everything that is written and cannot be used; all of them, however many problems are kept. */
  readonly unusable = new Set<string>();
  /** Paths of everything that is written as not shown. */
  readonly notShown = new Set<string>();
  /** What stands behind the value of a key and has no key of its own: `size: S, M, L` in braces, where a list is meant. */
  readonly listed = new Map<string, Listed>();
  /** Keys in braces that have no values, `{ name, price }`, where a list may be meant. */
  readonly alone = new Map<string, string[]>();
  readonly #noted: Record<Problem['severity'], Noted[]> = { error: [], warning: [] };
  #count = 0;

  readonly report: Report = (severity, path, [line, column], code, values = {}) => {
    if (severity === 'error') this.unusable.add(path);
    this.#count++;
    const noted = this.#noted[severity];
    if (noted.length < mostNoted) noted.push({ severity, path, line, column, code, values });
  };

  /** In the order of the document. Of too many the errors are kept first; a last one says how many more there are. */
  get problems(): Problem[] {
    const { error, warning } = this.#noted;
    const kept = [...error.toSorted(byPlace), ...warning.toSorted(byPlace)].slice(0, mostKept).toSorted(byPlace);
    const problems = kept.map(({ values, ...problem }): Problem => {
      return { ...problem, values: typeof values === 'function' ? values() : values };
    });
    const last = problems.at(-1);
    const more = this.#count - problems.length;
    if (more === 0 || !last) return problems;
    const severity = error.length > mostKept ? 'error' : 'warning';
    return [...problems, { ...last, severity, path: '', code: 'document.more', values: { count: String(more) } }];
  }
}
