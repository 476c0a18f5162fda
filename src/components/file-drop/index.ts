export { FileDrop, type FileDropProps } from './file-drop.tsx';
export { keyboard } from './keyboard.ts';
