export { keyboard } from './keyboard.ts';
export { SideNav, type SideNavEntry, type SideNavGroup, type SideNavProps } from './side-nav.tsx';
