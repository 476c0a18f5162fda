export { isInOtherState } from './is-in-other-state.ts';
export { RowMenu } from './row-menu.tsx';
export { RowQuestion } from './row-question.tsx';
export { useRowChange } from './use-row-change.ts';
