export { keyboard } from './keyboard.ts';
export { SearchInput, type SearchInputProps } from './search-input.tsx';
