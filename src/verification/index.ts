export type { Ground } from './ground.ts';
export { NoAnswer } from './proof.ts';
export type { Result, Verdict } from './prove.ts';
export { type VerifyOptions, verify } from './verify.ts';
export { en, verificationWordsFor, type Words } from './words/index.ts';
