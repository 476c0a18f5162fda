export { Toggle, type ToggleProps, toggledLook } from './toggle.tsx';
