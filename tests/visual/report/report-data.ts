import type { Area } from '../capture/page/measuring.ts';
import type { Decision } from '../decisions/decisions.ts';
import type { Results } from '../results.ts';
import type { Comment } from '../review/comments.ts';
import type { History } from '../review/history.ts';
import type { Rejections } from '../review/rejections.ts';

/** A picture inside of the report. */
export interface EmbeddedPicture {
  /** A `data:` address. */
  source: string;
  width: number;
  height: number;
}

/** All that a report shows: it needs nothing beside it. */
export interface ReportData extends Omit<Results, 'changes' | 'against'> {
  /** Of the run: what was decided is kept under it. */
  id: string;
  headline: string;
  decisions: Decision[];
  /** What was rejected when the report was written, of these pictures or of earlier ones of the same stories. */
  rejected: Rejections;
  /** What is open to be mended, also of pictures that did not change. */
  comments: Comment[];
  /** When each picture that changed was approved. */
  history: History;
  /** What is shown small of each decision, by its id: the part of its first picture that tells most. */
  parts: Record<string, Area>;
  /** By the name of the picture, with `.before` or `.after`. */
  pictures: Record<string, EmbeddedPicture>;
}

declare global {
  interface Window {
    visualReport: ReportData;
  }
}
