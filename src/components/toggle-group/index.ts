export { keyboard } from './keyboard.ts';
export { ToggleGroup, type ToggleGroupProps } from './toggle-group.tsx';
