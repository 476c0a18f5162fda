export { FactLinks } from './fact-links.tsx';
export { LineLink } from './line-link.tsx';
