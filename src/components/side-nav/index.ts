export { SideNav, type SideNavProps } from './side-nav.tsx';
