export { AskingDialog } from './asking-dialog.tsx';
export { deniedWords } from './denied-words.ts';
export { mayChange } from './may-change.ts';
export { mainOffer, type Offer, offersOf } from './offers.ts';
export { reasonOf } from './reason.ts';
export { isAsking, TakeQuestion } from './take-question.tsx';
export { transitionLabel } from './transition-label.ts';
export { Transitions, type TransitionsProps } from './transitions.tsx';
export { useTake } from './use-take.ts';
