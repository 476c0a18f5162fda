export { keyboard } from './keyboard.ts';
export { SplitPanels, type SplitPanelsProps } from './split-panels.tsx';
