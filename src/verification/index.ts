export type { Ground } from './ground.ts';
export type { Proof } from './proof.ts';
export { proofsOf } from './proofs.ts';
export { prove, type Result, type Verdict } from './prove.ts';
export { Stage } from './stage.ts';
