export { type Certainty, certainties } from './certainty.ts';
export { chevronDown } from './chevron-down.tsx';
export { cn } from './cn.ts';
export { DrawnAlready, type DrawnAlreadyProps } from './drawn-already.tsx';
export { focusItself } from './focus-itself.ts';
export { keysOf } from './keys-of.ts';
export { controlLook, optionLook, raisedLook } from './looks.ts';
export { type Tone, tones } from './tones.ts';
export { useOpening } from './use-opening.ts';
