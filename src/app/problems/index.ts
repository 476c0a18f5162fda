export { FailedAction, FailedScreen, Failure } from './failure.tsx';
export { problemText, useProblemText } from './problem-text.ts';
export { fieldReasonsOf, useReasons } from './reasons.ts';
export { placeOf, recoveryOf } from './shown.ts';
export { useRefused } from './use-refused.ts';
