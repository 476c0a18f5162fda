export { lazily } from './lazily.ts';
