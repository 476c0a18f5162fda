export { keyboard } from './keyboard.ts';
export { Toggle, type ToggleProps, toggledLook } from './toggle.tsx';
