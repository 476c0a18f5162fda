export { isPaletteKey } from './palette-key.ts';
export {
  type Command,
  openHelp,
  type Shortcut,
  shownKey,
  useCommands,
  useShortcuts,
  WithoutKeysContext,
  withCommand,
} from './registry.ts';
export { Shortcuts } from './shortcuts.tsx';
