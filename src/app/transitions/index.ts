export { AskingDialog } from './asking-dialog.tsx';
export { reasonOf } from './reason.ts';
export { Transitions } from './transitions.tsx';
