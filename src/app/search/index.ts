export { ClosedChoice } from './closed-choice.tsx';
export { type SearchPlace, useBeginning, useSearch } from './search.ts';
export { useClosedWords } from './use-closed-words.ts';
export { mayList, useMaySearch } from './use-may-search.ts';
