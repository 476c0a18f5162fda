import { useMemo } from 'react';
import { type Session, useReferenceName, useSession } from '#app/data';
import { useMessages } from '#app/messages';
import { Combobox, type ComboboxOption } from '#components/combobox';
import { Field as FieldFrame } from '#components/field';
import { type Entity, everything } from '#specification';
import { chosenIn, type FilterProps, oneOf } from './filter-props.ts';

const mostOptions = 50;

/** By the record that a reference leads to. */
export function ReferenceFilter({ label, condition, operator, filter, onChange, to }: FilterProps & { to: Entity }) {
  const messages = useMessages();
  const session = useSession();
  const search = useMemo(() => searchIn(session, to, messages.hidden), [session, to, messages]);
  const [value = ''] = chosenIn(filter);
  const { text, isHidden } = useReferenceName(to, value);
  return (
    <FieldFrame label={label} annotation={condition}>
      <Combobox
        size="sm"
        value={value ? { value, label: isHidden ? messages.hidden : text } : null}
        onValueChange={(option) => onChange(oneOf(option ? [option.value] : [], operator))}
        search={search}
        placeholder={messages.list.any}
      />
    </FieldFrame>
  );
}

/** Any record of an entity: what may be chosen in a form says nothing about what was chosen. */
function searchIn({ client, known }: Session, to: Entity, hidden: string) {
  return async (typed: string): Promise<ComboboxOption[]> => {
    const page = await client.list(to, { query: { ...everything, search: typed }, size: mostOptions });
    known.putAll(to, page.included);
    return page.items.map((record) => ({
      value: to.keyOf(record),
      label: to.displayOf(record, known.around()) ?? hidden,
    }));
  };
}
