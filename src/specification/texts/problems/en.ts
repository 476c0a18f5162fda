import { checks } from './checks.en.ts';
import { reading } from './reading.en.ts';

/** What is said about problems of a document, in English. */
export const en = { ...reading, ...checks };

export type ProblemWords = typeof en;
export type ProblemCode = keyof ProblemWords;
