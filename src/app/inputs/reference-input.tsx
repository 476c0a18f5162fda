import { useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useReferenceName, useSession } from '#app/data';
import { useMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { useSearch } from '#app/search';
import { Combobox } from '#components/combobox';
import { Link } from '#components/link';
import { type Entity, type Field, isEmpty, type Values } from '#specification';
import type { FieldInputProps } from './field-input.ts';

/** Chooses a record, and says why where there is none to choose. */
export function ReferenceInput({ field, value, onChange, onBlur, entity, form, item }: FieldInputProps) {
  const messages = useMessages();
  const [isNone, setIsNone] = useState(false);
  const search = useSearch(field, { entity, values: form, item }, messages.hidden);
  const find = useMemo(
    () => async (typed: string) => {
      const found = await search(typed);
      if (typed === '') setIsNone(found.length === 0);
      return found;
    },
    [search],
  );
  const key = isEmpty(value) ? '' : String(value);
  const { text, isHidden, isGone } = useReferenceName(field.to, key);
  const label = isHidden ? messages.form.chosenHidden : isGone ? messages.gone : text;
  const first = isNone || key === '' ? unansweredOf(field, entity, form) : undefined;
  return (
    <>
      <Combobox
        value={key ? { value: key, label } : null}
        onChange={(option) => onChange(option?.value ?? null)}
        onBlur={onBlur}
        search={find}
      />
      {first && <p className="text-sm text-muted">{messages.form.chooseFirst(first.label.text)}</p>}
      {isNone && !first && field.to && <NoneToChoose entity={field.to} />}
    </>
  );
}

/** The answer of the form that the choice rests on and that is not there yet. */
function unansweredOf({ where }: Field, entity: Entity, form: Values): Field | undefined {
  const [, name] = where?.names.find(([root, first]) => root === 'form' && first && isEmpty(form[first])) ?? [];
  return name === undefined ? undefined : entity.field(name);
}

function NoneToChoose({ entity }: { entity: Entity }) {
  const { product, to } = useDocument();
  const { subject } = useSession();
  const messages = useMessages();
  const create = product.screenOf('create', entity);
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-muted">
      {messages.form.noneToChoose(entity.label.text)}
      {create?.isFor(subject) && (
        <Link asChild>
          <RouterLink to={to(create.addressOf({}))}>{messages.form.addOne(entity.label.text)}</RouterLink>
        </Link>
      )}
    </p>
  );
}
