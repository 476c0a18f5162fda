export { FieldInputsContext } from './field-inputs.ts';
export { FramedInput } from './framed-input.tsx';
export { type ChangeRecordProps, type MakeRecordProps, RecordDialogsContext } from './record-dialogs.ts';
export { fieldInputs } from './registry.ts';
export { switchedOff } from './switched-off.ts';
export { fromWallClock, onDay, toWallClock } from './wall-clock.ts';
