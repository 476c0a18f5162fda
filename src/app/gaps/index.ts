export { chapterTitle } from './chapter-title.ts';
export { byWeight, countOf, type GapCount, sayCount } from './gap-count.ts';
export { GapNote } from './gap-note.tsx';
export { useGapOutline } from './gap-outline.ts';
export { GapOutline } from './gap-outline-frame.tsx';
export { ShowGapsContext, useScreenGaps } from './show-gaps.ts';
export { SourceLink } from './source-link.tsx';
export { factAddress, specificationPath } from './specification-path.ts';
export { useGapWords, useProblemWords } from './words.ts';
