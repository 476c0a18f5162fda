export { edgeBetween } from './edge.ts';
export { textFitting } from './from-pattern.ts';
export { type Histories, histories, type SampleChange } from './histories.ts';
export { ready } from './ready.ts';
export { restsOn } from './rests-on.ts';
export { sampleOf } from './sample-of.ts';
export { type SampleOptions, samples } from './samples.ts';
export { type Situation, type WorkedRule, workRule } from './worked-rule.ts';
