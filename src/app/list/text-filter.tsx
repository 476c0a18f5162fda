import { useMessages } from '#app/messages';
import { Field as FieldFrame } from '#components/field';
import { TextInput } from '#components/text-input';
import { chosenIn, type FilterProps } from './filter-props.ts';
import { useTyped } from './use-typed.ts';

/** By a part of the text. */
export function TextFilter({ label, filter, onChange }: FilterProps) {
  const messages = useMessages();
  const value = filter && 'contains' in filter ? filter.contains : (chosenIn(filter)[0] ?? '');
  const [typed, type] = useTyped(value, (contains) => onChange(contains ? { contains } : undefined));
  return (
    <FieldFrame label={label}>
      <TextInput
        size="sm"
        placeholder={messages.list.contains}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
    </FieldFrame>
  );
}
