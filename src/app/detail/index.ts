export { DetailScreen } from './detail-screen.tsx';
