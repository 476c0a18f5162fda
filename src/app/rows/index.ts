export { isInOtherState } from './is-in-other-state.ts';
export { RowQuestion } from './row-question-later.ts';
export { useRowChange } from './use-row-change.ts';
export { useRowMenu } from './use-row-menu.tsx';
