export { type Command, commandsHere, openHelp, type Shortcut, useShortcuts } from './registry.ts';
export { Shortcuts } from './shortcuts.tsx';
