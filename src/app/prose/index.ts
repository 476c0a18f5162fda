export { Markdown } from './markdown.tsx';
export { Prose } from './prose.tsx';
