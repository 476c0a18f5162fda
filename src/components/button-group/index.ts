export { ButtonGroup, type ButtonGroupProps, joinedLook } from './button-group.tsx';
