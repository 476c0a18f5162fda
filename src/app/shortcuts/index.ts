export { type Command, openHelp, type Shortcut, useCommands, useShortcuts } from './registry.ts';
export { Shortcuts } from './shortcuts.tsx';
