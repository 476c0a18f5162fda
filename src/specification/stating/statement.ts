import type { Gap } from '../gap.ts';
import type { Problem } from '../problem.ts';
import { type Reading, read } from '../reading/read.ts';
import type { Specification } from '../specification.ts';
import { answersTo } from './answers.ts';
import { listEntrySplice } from './list-entry.ts';
import { permissionFor } from './permissions.ts';
import { saidInTitle } from './said-in-title.ts';
import { type Splice, spliceOf, withSplices } from './splice.ts';
import { writtenInProse } from './written-in-prose.ts';

/** A change of a document as a person makes it. */
interface Change {
  /** Whether lines are added below the one that is named, or it becomes another. */
  does: 'add' | 'replace';
  /** From 1. */
  line: number;
  /** What to write: whole lines. */
  lines: string;
}

/** How a gap is answered in its document. */
export interface Statement extends Change {
  /** What has to be written elsewhere as well. */
  also: readonly Change[];
  splices: readonly Splice[];
}

/** As many as this are tried: of more names nobody knows which is meant. */
const mostTried = 12;

/** What states an answer to a gap, in this very text; undefined where no fact of the document would. */
export function statementOf(gap: Gap, specification: Specification, text: string): Statement | undefined {
  const permission = permissionFor(gap, specification);
  const tries =
    permission === undefined
      ? answersTo(gap, specification)
          .slice(0, mostTried)
          .map((facts) => facts.map(([path, value]) => spliceOf(text, specification, path, value)))
      : [[listEntrySplice(text, specification, 'access.permissions', permission)]];
  const own =
    permission === undefined
      ? (writtenInProse(gap, specification, text) ?? saidInTitle(gap, specification, text))
      : undefined;
  return (own && firstThatAnswers(gap, text, [[own]])) ?? firstThatAnswers(gap, text, tries);
}

/** What states that there is none of it; undefined where that is no answer, or what stands elsewhere says otherwise. */
export function noneOf(gap: Gap, specification: Specification, text: string): Statement | undefined {
  return firstThatAnswers(gap, text, [[spliceOf(text, specification, gap.path, 'none')]], false);
}

/** @param mayWarn whether an answer will do that brings a warning, where no other brings none */
function firstThatAnswers(
  gap: Gap,
  text: string,
  tries: readonly (readonly (Splice | undefined)[])[],
  mayWarn = true,
): Statement | undefined {
  const before = read(text);
  const errors = errorsIn(before);
  const known = new Set(before.problems.map(named));
  let first: readonly Splice[] | undefined;
  for (const splices of tries) {
    const whole = splices.filter((splice) => splice !== undefined);
    if (whole.length < splices.length) continue;
    const places = together(whole);
    const reading = read(withSplices(text, places));
    if (!answers(gap, reading, errors) || !keeps(reading, before)) continue;
    if (mayWarn) first ??= places;
    if (reading.problems.every((problem) => known.has(named(problem)))) return stated(text, places);
  }
  return first && stated(text, first);
}

function stated(text: string, splices: readonly Splice[]): Statement | undefined {
  const [change, ...also] = splices.map((splice) => placed(text, splice));
  return change && { ...change, also, splices };
}
const named = ({ code, path }: Problem) => `${code} ${path}`;
const errorsIn = ({ problems }: Reading) => problems.filter(({ severity }) => severity === 'error').length;

/** Whether a document no longer asks, and has no more errors than before: then the answer may be shown. */
function answers(gap: Gap, reading: Reading, errors: number): boolean {
  return errorsIn(reading) <= errors && !reading.gaps.some((one) => isSame(one, gap));
}

/** Whether all that a document said is said still: what is added to one chapter takes nothing from another. */
function keeps({ specification: after }: Reading, { specification: before }: Reading): boolean {
  return before.chapters.every(({ key, state, prose }, index) => {
    const chapter = after.chapters[index];
    return (
      chapter !== undefined &&
      (state === 'notShown' || chapter.state !== 'notShown') &&
      chapter.prose.length >= prose.length &&
      holds(after[key], before[key])
    );
  });
}

function holds(after: unknown, before: unknown): boolean {
  if (typeof before !== 'object' || before === null) return before === undefined || after === before;
  if (typeof after !== 'object' || after === null) return false;
  const inside = new Map(Object.entries(after));
  return Object.entries(before).every(([key, one]) => holds(inside.get(key), one));
}

function isSame(a: Gap, b: Gap): boolean {
  return (
    a.kind === b.kind && a.path === b.path && a.subject === b.subject && JSON.stringify(a.of) === JSON.stringify(b.of)
  );
}

/** Several additions, those at one place as one of them. */
function together(splices: readonly Splice[]): Splice[] {
  return [...Map.groupBy(splices, ({ from, to }) => `${from} ${to}`).values()].flatMap((at) => {
    const [first] = at;
    if (!first) return [];
    const inserts = at.map(({ insert }) => insert);
    if (!first.insert.includes('```yaml\n'))
      return { ...first, insert: [...inserts.slice(0, -1).map((one) => one.trimEnd()), inserts.at(-1)].join('') };
    const lines = inserts.map((insert) => /```yaml\n(.*)\n```/s.exec(insert)?.[1] ?? '');
    return { ...first, insert: first.insert.replace(lines[0] ?? '', () => lines.join('\n')) };
  });
}

/** A change as a person makes it: line by line. */
function placed(text: string, { from, to, insert }: Splice): Change {
  const line = text.slice(0, from).split('\n').length;
  if (insert.startsWith('\n') && from === to) return { does: 'add', line, lines: insert.replace(/^\n/, '') };
  if (insert.startsWith('\n')) return { does: 'add', line, lines: insert.trim() };
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const end = text.indexOf('\n', to);
  const after = text.slice(to, end < 0 ? undefined : end).replace(/\r$/, '');
  return { does: 'replace', line, lines: text.slice(start, from) + insert + after };
}
