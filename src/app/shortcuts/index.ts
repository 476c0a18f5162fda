export { isPaletteKey } from './palette-key.ts';
export {
  type Command,
  openHelp,
  type Shortcut,
  useCommands,
  useShortcuts,
  WithoutKeysContext,
  withCommand,
} from './registry.ts';
export { Shortcuts } from './shortcuts.tsx';
