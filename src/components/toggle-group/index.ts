export { keyboard } from './keyboard.ts';
export { ToggleGroup, type ToggleGroupProps, type ToggleOption } from './toggle-group.tsx';
