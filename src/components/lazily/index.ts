export { freshly } from './freshly.ts';
export { lazily } from './lazily.tsx';
export { overlay } from './overlay.ts';
