import { Plus } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { useReferenceName } from '#app/data';
import { useMessages } from '#app/messages';
import { useAnswering } from '#app/messages/answering';
import { useRefused } from '#app/problems';
import { ClosedChoice, useMaySearch, useSearch } from '#app/search';
import { Combobox } from '#components/combobox';
import { IconButton } from '#components/icon-button';
import { Tag, TagList } from '#components/tag';
import type { Field } from '#specification';
import { useCreateInPlace, useTyped } from './create-in-place.tsx';
import type { FieldInputProps } from './field-input.ts';

/** The list is there for the next. */
const staysThere = () => 'there' as const;

/** Several records, each a tag with its name; one search over all that may be chosen adds to them. */
export function ReferencesInput(props: FieldInputProps & { items: Field }) {
  const { items, value, onChange, onBlur, entity, form, item, innerErrors } = props;
  const messages = useMessages();
  const root = useRef<HTMLDivElement>(null);
  const keys: unknown[] = Array.isArray(value) ? value : [];
  const place = { entity, values: form, item };
  const search = useSearch(items, place, messages.hidden);
  const maySearch = useMaySearch(items.to);
  const refused = useRefused();
  const chosen = keys.map(String).join('\n');
  const others = useCallback(
    async (typed: string) => {
      const known = new Set(chosen.split('\n'));
      return (await search(typed)).filter((option) => !known.has(option.value));
    },
    [search, chosen],
  );
  const create = useCreateInPlace(items, place, (made) => onChange([...keys, made]));
  const typed = useTyped();
  const make = create && (
    <IconButton label={create.label} onClick={() => create.open(typed.take())}>
      <Plus aria-hidden />
    </IconButton>
  );
  return (
    <div ref={root} className="flex flex-col gap-2">
      {items.to && !maySearch ? (
        <ClosedChoice to={items.to} onBlur={onBlur} actions={make} />
      ) : (
        <div className="flex items-start gap-1">
          <Combobox
            collects
            staysOpen={staysThere}
            value={null}
            onValueChange={(option) => option && onChange([...keys, option.value])}
            onBlur={({ currentTarget }) => {
              typed.keep(currentTarget.value);
              onBlur();
            }}
            search={others}
            failed={refused}
            none={items.to && messages.form.noneToChoose(items.to.label.text)}
            create={create}
            className="min-w-0 flex-1"
          />
          {make}
        </div>
      )}
      <TagList>
        {keys.map((key, index) => (
          <ChosenRecord
            // biome-ignore lint/suspicious/noArrayIndexKey: a record may have been chosen twice
            key={index}
            field={items}
            recordKey={String(key)}
            onRemove={() => {
              onChange(keys.toSpliced(index, 1));
              root.current?.querySelector('input')?.focus();
            }}
          />
        ))}
      </TagList>
      {create?.form}
      {Object.entries(innerErrors ?? {}).map(([path, wrong]) => (
        <p key={path} className="text-sm text-critical">
          {wrong}
        </p>
      ))}
    </div>
  );
}

interface ChosenRecordProps {
  field: Field;
  recordKey: string;
  onRemove: () => void;
}

/** By its name, also where that may not be seen or the record is gone: it can be taken away all the same. */
function ChosenRecord({ field, recordKey, onRemove }: ChosenRecordProps) {
  const messages = useMessages();
  const { remove } = useAnswering().tags;
  const { text, isHidden, isGone } = useReferenceName(field.to, recordKey);
  const name = isHidden ? messages.hidden : isGone ? messages.gone : text;
  return (
    <Tag removeLabel={remove(name)} onRemove={onRemove}>
      <bdi>{name}</bdi>
    </Tag>
  );
}
