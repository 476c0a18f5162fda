import { claims, proven } from './claims.de.ts';
import type { Words } from './en.ts';
import { contradicted, open, untried } from './reasons.de.ts';
import { report } from './report.de.ts';

export const de: Words = { claims, proven, untried, open, contradicted, report };
