import { claims, proven } from './claims.ja.ts';
import type { Words } from './en.ts';
import { contradicted, open, untried } from './reasons.ja.ts';
import { report } from './report.ja.ts';

export const ja: Words = { claims, proven, untried, open, contradicted, report };
