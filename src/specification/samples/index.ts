export { ready } from '../validation/ready.ts';
export { type SampleOptions, samples } from './samples.ts';
