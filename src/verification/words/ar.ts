import { claims, proven } from './claims.ar.ts';
import type { Words } from './en.ts';
import { contradicted, open, untried } from './reasons.ar.ts';
import { report } from './report.ar.ts';

export const ar: Words = { claims, proven, untried, open, contradicted, report };
