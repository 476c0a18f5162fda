export { SideNav, type SideNavEntry, type SideNavGroup, type SideNavProps } from './side-nav.tsx';
