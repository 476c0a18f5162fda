export { ClosedChoice } from './closed-choice.tsx';
export { type SearchPlace, useBeginning, useSearch } from './search.ts';
export { useMaySearch } from './use-may-search.ts';
