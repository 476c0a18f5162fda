export { type BreadcrumbLink, Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs.tsx';
