export { type Certainty, certainties } from './certainty.ts';
export { cn } from './cn.ts';
export { focusItself } from './focus-itself.ts';
export { keysOf } from './keys-of.ts';
export { controlLook, optionLook, raisedLook } from './looks.ts';
export { type Tone, tones } from './tones.ts';
