export { ToggleGroup, type ToggleGroupProps } from './toggle-group.tsx';
