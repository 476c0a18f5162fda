export { Pages } from './pages.tsx';
