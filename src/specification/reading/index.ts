export { longestDocument, type Reading, read } from './read.ts';
