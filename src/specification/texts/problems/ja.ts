import { checks } from './checks.ja.ts';
import type { ProblemWords } from './en.ts';
import { reading } from './reading.ja.ts';

/** What is said about problems of a document, in Japanese. */
export const ja: ProblemWords = { ...reading, ...checks };
