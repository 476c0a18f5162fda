export { CommandPalette, type CommandPaletteProps } from './command-palette.tsx';
export { keyboard } from './keyboard.ts';
