import { Search } from 'lucide-react';
import { useMessages } from '#app/messages';
import { TextInput, useTyped } from '#components/text-input';

/** Finds records by words. */
export function SearchBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const messages = useMessages();
  const [typed, type] = useTyped(value, onChange);
  return (
    <TextInput
      type="search"
      size="sm"
      aria-label={messages.list.search}
      placeholder={messages.list.search}
      prefix={<Search aria-hidden />}
      value={typed}
      onChange={(event) => type(event.target.value)}
      className="w-56 max-sm:w-full"
    />
  );
}
