export { type SearchPlace, useBeginning, useSearch } from './search.ts';
