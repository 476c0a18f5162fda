import { checks } from './checks.de.ts';
import type { ProblemWords } from './en.ts';
import { reading } from './reading.de.ts';

/** What is said about problems of a document, in German. */
export const de: ProblemWords = { ...reading, ...checks };
