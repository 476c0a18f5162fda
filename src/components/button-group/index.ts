export { ButtonGroup, type ButtonGroupProps, joinedLook } from './button-group.tsx';
export { useRows } from './use-rows.ts';
