import { useMessages } from '#app/messages';
import { useTools } from '#app/messages/tools';
import { Field as FieldFrame } from '#components/field';
import { TextInput, useTyped } from '#components/text-input';
import type { Filter } from '#specification';
import { chosenIn, type FilterProps, oneOf } from './filter-props.ts';
import type { Operator } from './operators.ts';

/** By the text, or by a part of it. */
export function TextFilter({ label, condition, operator, filter, onChange }: FilterProps) {
  const messages = useMessages();
  const tools = useTools();
  const value = filter && 'contains' in filter ? filter.contains : (chosenIn(filter)[0] ?? '');
  const [typed, type] = useTyped(value, (text) => onChange(text ? filterBy(text, operator) : undefined));
  const isWhole = operator === 'is' || operator === 'isNot';
  return (
    <FieldFrame label={label} annotation={condition}>
      <TextInput
        size="sm"
        placeholder={isWhole ? tools.filters.value : messages.list.contains}
        value={typed}
        onValueChange={type}
      />
    </FieldFrame>
  );
}

function filterBy(text: string, operator: Operator): Filter | undefined {
  if (operator === 'is' || operator === 'isNot') return oneOf([text], operator);
  return operator === 'containsNot' ? { contains: text, not: true } : { contains: text };
}
