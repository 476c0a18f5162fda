import { type Positions, positionAt } from '#specification';
import type { Reading } from '#specification/reading';

/** What the app shows of a document, with the problems of its newest version. */
export type LiveReading = Reading & {
  /** Whether the newest version could not be read well enough to be shown. */
  isEarlier?: boolean;
};

/**
 * What was shown stays only while the document, a block of it or an entry of one cannot be read, as in the middle of typing, and what is
 * left states less; any other mistake breaks the one fact that it stands in. Of another product nothing stays.
 */
export function liveReading(shown: Reading | undefined, newest: Reading): LiveReading {
  const stays =
    shown &&
    (isUnread(newest) ||
      (isTorn(newest) &&
        !isOther(newest, shown) &&
        factsIn(newest.specification.positions) < factsIn(shown.specification.positions)));
  return stays ? { ...placedAs(shown, newest), problems: newest.problems, isEarlier: true } : newest;
}

/** Whether nothing of it could be read: it is gone, or it is no text. */
const isUnread = ({ problems }: Reading) =>
  problems.some(({ code }) => ['document.gone', 'document.failed', 'document.notText'].includes(code));

/** Whether something larger than a fact is amiss. */
const isTorn = ({ problems }: Reading) =>
  problems.some(
    ({ severity, path, values }) => severity === 'error' && (!path.includes('.') || values.entry !== undefined),
  );

/** Whether two versions are of two products: called otherwise, and nothing in both that is called the same. */
function isOther({ specification: newest }: Reading, { specification: shown }: Reading): boolean {
  const known = new Set(namesIn(shown.positions));
  return newest.heading !== shown.heading && !namesIn(newest.positions).some((name) => known.has(name));
}

/** What each chapter names: entities, screens, constants. */
const namesIn = ([, , chapters = {}]: Positions) =>
  Object.entries(chapters).flatMap(([chapter, [, , inside = {}]]) =>
    chapter === 'purpose' || chapter === 'access' ? [] : Object.keys(inside).map((name) => `${chapter}.${name}`),
  );

function factsIn([, , inside = {}]: Positions): number {
  return Object.values(inside).reduce((count, positions) => count + factsIn(positions), 1);
}

/** What is shown, with each fact at the line where it is written now: the text beside it is the newest. */
function placedAs(
  { specification, gaps, problems }: Reading,
  { specification: { positions, chapters } }: Reading,
): Reading {
  const lines = new Map(chapters.map(({ key, line }) => [key, line]));
  return {
    specification: {
      ...specification,
      positions,
      chapters: specification.chapters.map(({ line: _, ...chapter }) => {
        const line = lines.get(chapter.key);
        return line === undefined ? chapter : { ...chapter, line };
      }),
    },
    gaps: gaps.map((gap) => ({ ...gap, ...positionAt(positions, gap.path) })),
    problems,
  };
}
