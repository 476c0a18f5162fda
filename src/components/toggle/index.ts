export { keyboard } from './keyboard.ts';
export { Toggle, type ToggleProps } from './toggle.tsx';
