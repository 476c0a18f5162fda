export { type Command, openHelp, type Shortcut, useCommands, useShortcuts, WithoutKeysContext } from './registry.ts';
export { Shortcuts } from './shortcuts.tsx';
