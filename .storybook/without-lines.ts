import type { Reading } from '#specification/reading';

/**
 * A document without where in it each fact stands: a line that was added above moves all below, and changes nothing that
 * they state.
 */
export function withoutLines({ specification, problems, gaps }: Reading): Reading {
  const first = { line: 1, column: 1 };
  return {
    specification: {
      ...specification,
      file: 'document.md',
      positions: [1, 1],
      chapters: specification.chapters.map((chapter) => (chapter.line ? { ...chapter, line: 1 } : chapter)),
    },
    problems: problems.map((problem) => ({ ...problem, ...first })),
    gaps: gaps.map((gap) => ({ ...gap, ...first })),
  };
}
