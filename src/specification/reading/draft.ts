import { type ChapterKey, chapterKeys } from '../chapters/keys.ts';
import type { Positions } from './positions.ts';
import type { Prose } from './prose.ts';

/** What a block says as a whole. */
type BlockState = 'stated' | 'none' | 'notShown' | 'unusable';

/** A chapter while it is read. */
export interface Draft {
  key: ChapterKey;
  title?: string;
  line?: number;
  prose: Prose[];
  /** What its blocks hold, merged. */
  value: Record<string, unknown>;
  positions: Positions;
  blocks: BlockState[];
}

/** A document cut into chapters: their words, and what their blocks hold. */
export interface Drafts {
  heading: string;
  preface: Prose[];
  appendix: Prose[];
  chapters: ReadonlyMap<ChapterKey, Draft>;
}

/** A document of which nothing is read yet. */
export function emptyDrafts(): Drafts {
  const draft = (key: ChapterKey): Draft => ({ key, prose: [], value: {}, positions: [1, 1], blocks: [] });
  return { heading: '', preface: [], appendix: [], chapters: new Map(chapterKeys.map((key) => [key, draft(key)])) };
}
