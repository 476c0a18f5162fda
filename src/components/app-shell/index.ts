export { useIsHigh } from '#components/internal';
export { AppShell, type AppShellProps } from './app-shell.tsx';
export { useKeptFocus } from './use-kept-focus.ts';
