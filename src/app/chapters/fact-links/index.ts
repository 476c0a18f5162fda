export { FactLinks } from './fact-links.tsx';
