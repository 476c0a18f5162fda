export { ready } from '../validation/ready.ts';
export { textFitting } from './from-pattern.ts';
export { restsOn } from './rests-on.ts';
export { sampleOf } from './sample-of.ts';
export { type SampleOptions, samples } from './samples.ts';
