export { type SearchPlace, useSearch } from './search.ts';
