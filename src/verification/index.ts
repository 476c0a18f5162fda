export type { Ground } from './ground.ts';
export type { Result, Verdict } from './prove.ts';
export { verify } from './verify.ts';
