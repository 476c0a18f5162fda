export { ErrorBoundary, type ErrorBoundaryProps, ErrorPage, type ErrorPageProps } from './error-page.tsx';
