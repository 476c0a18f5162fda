export { keyboard } from './keyboard.ts';
export { Switch, type SwitchProps } from './switch.tsx';
