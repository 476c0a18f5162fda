export { keyboard } from './keyboard.ts';
export { Popover, type PopoverProps } from './popover.tsx';
