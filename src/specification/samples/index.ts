export { textFitting } from './from-pattern.ts';
export { ready } from './ready.ts';
export { restsOn } from './rests-on.ts';
export { sampleOf } from './sample-of.ts';
export { type SampleOptions, samples } from './samples.ts';
