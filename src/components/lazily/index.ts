export { ahead, loadAhead } from './ahead.ts';
export { keepKeys, keysMeanwhile } from './at-first-input.ts';
export { freshly, noteNotLoaded, reloadWhenStuck } from './freshly.ts';
export { later } from './later.tsx';
export { lazily } from './lazily.tsx';
export { loadOnce } from './load-once.ts';
export { isNotLoaded, NotLoaded } from './not-loaded.ts';
export { type Overlay, overlay } from './overlay.ts';
