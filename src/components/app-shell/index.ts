export { useIsHigh } from '#components/internal';
export { AppShell, type AppShellProps } from './app-shell.tsx';
export { SkipLink, type SkipLinkProps } from './skip-link.tsx';
