import type { Decision } from '../decisions.ts';
import type { Results } from '../results.ts';

/** A picture inside of the report. */
export interface EmbeddedPicture {
  /** A `data:` address. */
  source: string;
  width: number;
  height: number;
}

/** All that a report shows: it needs nothing beside it. */
export interface ReportData extends Omit<Results, 'changes'> {
  /** Of the run: what was decided is kept under it. */
  id: string;
  headline: string;
  decisions: Decision[];
  /** By the name of the picture, with `.before` or `.after`. */
  pictures: Record<string, EmbeddedPicture>;
}

declare global {
  interface Window {
    visualReport: ReportData;
  }
}
