export { freshly } from './freshly.ts';
export { lazily } from './lazily.tsx';
