export { FailedAction, FailedScreen, Failure, type FailureProps } from './failure.tsx';
export { type ProblemText, problemText, useProblemText } from './problem-text.ts';
export { fieldReasonsOf, useReasons } from './reasons.ts';
export { type Place, placeOf, type Recovery, recoveryOf } from './shown.ts';
export { useRefused } from './use-refused.ts';
