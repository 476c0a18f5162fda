import { SearchInput } from '#components/search-input';

export function Example() {
  return (
    <SearchInput label="Search the repairs" onSearch={(words) => console.log(words)} />
  );
}
