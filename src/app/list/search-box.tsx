import { useMessages } from '#app/messages';
import { SearchInput } from '#components/search-input';
import { useTyped } from '#components/text-input';

/** Finds records by words. */
export function SearchBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const messages = useMessages();
  const [typed, type] = useTyped(value, onChange);
  return (
    <SearchInput
      size="sm"
      label={messages.list.search}
      value={typed}
      onValueChange={type}
      className="w-56 max-sm:w-full"
    />
  );
}
