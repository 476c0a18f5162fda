export { keyboard } from './keyboard.ts';
export { Tooltip, type TooltipProps } from './tooltip.tsx';
