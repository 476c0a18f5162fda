export { Description } from './description.tsx';
export { Prose } from './prose.tsx';
