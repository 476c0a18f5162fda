import { type Claims, claims, type Proven, proven } from './claims.en.ts';
import { type Contradicted, contradicted, type Open, open, type Untried, untried } from './reasons.en.ts';
import { type ReportWords, report } from './report.en.ts';

/** Everything that verifying says, in a language. */
export interface Words {
  claims: Claims;
  proven: Proven;
  untried: Untried;
  open: Open;
  contradicted: Contradicted;
  report: ReportWords;
}

export const en: Words = { claims, proven, untried, open, contradicted, report };
