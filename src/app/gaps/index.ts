export { chapterTitle } from './chapter-title.ts';
export { byWeight, countOf, type GapCount, sayCount } from './gap-count.ts';
export { GapNote } from './gap-note.tsx';
export { ShowGapsContext } from './show-gaps.ts';
export { SourceLink } from './source-link.tsx';
export { factAddress, specificationPath } from './specification-path.ts';
export { useGapWords, useProblemWords } from './words.ts';
