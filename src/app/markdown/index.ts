export { expectMarkdown, Markdown } from './lazy-markdown.tsx';
