import { checks } from './checks.ar.ts';
import type { ProblemWords } from './en.ts';
import { reading } from './reading.ar.ts';

/** What is said about problems of a document, in Arabic. */
export const ar: ProblemWords = { ...reading, ...checks };
