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
  /** What of the text they take the place of, with what goes before and after them there. */
  place: { from: number; to: number; before: string; after: string };
}

/** How a gap is answered in its document. */
export interface Statement extends Change {
  /** What has to be written elsewhere as well. */
  also: readonly Change[];
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
  // Whatever there is, is there for something.
  if (gap.path === 'purpose') return undefined;
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

/** Splices as a person makes them; undefined where there is none. */
export function stated(text: string, splices: readonly Splice[]): Statement | undefined {
  const [change, ...also] = changesOf(text, splices);
  return change && { ...change, also };
}

/**
 * A text with a statement in it.
 * @param typed what is written instead of the lines of each of its changes
 */
export function withStatement(text: string, { also, ...change }: Statement, typed: readonly string[] = []): string {
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const splices = [change, ...also].map(({ lines, place: { from, to, before, after } }, at) => ({
    from,
    to,
    insert: `${before}${typed[at] ?? lines}${after}`.replace(/\r?\n/g, end),
  }));
  return withSplices(text, splices);
}

/** What is wrong, wherever it stands by now. */
export const named = ({ code, path }: Problem) => `${code} ${path}`;
export const errorsIn = ({ problems }: Reading) => problems.filter(({ severity }) => severity === 'error').length;

/** Whether a document no longer asks, and has no more errors than before: then the answer may be shown. */
function answers(gap: Gap, reading: Reading, errors: number): boolean {
  // Beside what cannot be used, an answer would not be either: that has to be mended first.
  const isUsed = !reading.specification.unusable.some((path) => path === gap.path || isBeside(path, gap));
  return isUsed && errorsIn(reading) <= errors && !reading.gaps.some((one) => isSame(one, gap));
}

/** Whether a path is of the rights of people, all of which stay shut until each of them can be read. */
const isBeside = (path: string, { chapter }: Gap) => chapter === 'access' && path.startsWith('access.');

/** Whether all that a document said is said still: what is added to one chapter takes nothing from another. */
function keeps({ specification: after }: Reading, { specification: before }: Reading): boolean {
  return before.chapters.every(({ key, state, prose }, index) => {
    const chapter = after.chapters[index];
    return (
      chapter !== undefined &&
      (state === 'notShown' || chapter.state !== 'notShown') &&
      // What introduces the document stands in its first chapter only as long as there is none.
      (chapter.prose.length >= prose.length || prose === before.preface) &&
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

/** Whether two readings ask the same. */
export function isSame(a: Gap, b: Gap): boolean {
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

/** Changes as a person makes them: line by line, and each line once. */
function changesOf(text: string, splices: readonly Splice[]): Change[] {
  const start = ({ from }: Splice) => text.lastIndexOf('\n', from - 1) + 1;
  const isAddition = ({ insert }: Splice) => insert.startsWith('\n');
  const groups = Map.groupBy(splices, (splice) => (isAddition(splice) ? splice : start(splice)));
  return [...groups].map(([at, group]) => (typeof at === 'number' ? replacing(text, at, group) : adding(text, at)));
}

function adding(text: string, { from, to, insert }: Splice): Change {
  const before = from === to ? '\n' : (/^\s*/.exec(insert)?.[0] ?? '');
  const after = from === to ? '' : (/\s*$/.exec(insert)?.[0] ?? '');
  return {
    does: 'add',
    line: lineOf(text, from),
    lines: insert.slice(before.length, insert.length - after.length),
    place: { from, to, before, after },
  };
}

function replacing(text: string, from: number, splices: readonly Splice[]): Change {
  const end = text.indexOf('\n', Math.max(...splices.map(({ to }) => to)));
  const whole = text.slice(from, end < 0 ? undefined : end).replace(/\r$/, '');
  const within = splices.map((splice) => ({ ...splice, from: splice.from - from, to: splice.to - from }));
  return {
    does: 'replace',
    line: lineOf(text, from),
    lines: withSplices(whole, within),
    place: { from, to: from + whole.length, before: '', after: '' },
  };
}

const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length;
