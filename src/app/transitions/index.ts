export { AskingDialog } from './asking-dialog.tsx';
export { deniedWords } from './denied-words.ts';
export { mayChange } from './may-change.ts';
export { type Offer, offersOf } from './offers.ts';
export { reasonOf } from './reason.ts';
export { transitionLabel } from './transition-label.ts';
export { Transitions } from './transitions.tsx';
