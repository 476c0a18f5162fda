export { ErrorBoundary, ErrorPage, type ErrorPageProps } from './error-page.tsx';
