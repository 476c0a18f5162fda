import { Pencil, Plus, X } from 'lucide-react';
import { useReferenceName } from '#app/data';
import { useMessages } from '#app/messages';
import { useRefused } from '#app/problems';
import { ClosedChoice, useMaySearch, useSearch } from '#app/search';
import { Combobox } from '#components/combobox';
import { IconButton } from '#components/icon-button';
import { useStrings } from '#components/locale';
import { type Entity, type Field, isEmpty, type Values } from '#specification';
import { useChangeInPlace } from './change-in-place.tsx';
import { useCreateInPlace, useTyped } from './create-in-place.tsx';
import type { FieldInputProps } from './field-input.ts';

/** Chooses a record, or makes one; says why where there is none to choose, and where nobody may look for one. */
export function ReferenceInput({ field, value, onChange, onBlur, entity, form, item }: FieldInputProps) {
  const messages = useMessages();
  const strings = useStrings();
  const place = { entity, values: form, item };
  const search = useSearch(field, place, messages.hidden);
  const maySearch = useMaySearch(field.to);
  const refused = useRefused();
  const key = isEmpty(value) ? '' : String(value);
  const { text, isHidden, isGone } = useReferenceName(field.to, key);
  const label = isHidden ? messages.hidden : isGone ? messages.gone : text;
  const first = unansweredOf(field, entity, form);
  const possible = useCreateInPlace(field, place, onChange);
  const create = first ? undefined : possible;
  const change = useChangeInPlace(field, key, onBlur);
  const typed = useTyped();
  const make = create && (
    <IconButton label={create.label} onClick={() => create.open(typed.take())}>
      <Plus aria-hidden />
    </IconButton>
  );
  if (field.to && !maySearch)
    return (
      <>
        <ClosedChoice
          to={field.to}
          chosen={label}
          onBlur={onBlur}
          actions={
            <>
              {/* Nobody here could answer it again. */}
              {key !== '' && !field.isRequired && (
                <IconButton label={strings.clear} onClick={() => onChange(null)}>
                  <X aria-hidden />
                </IconButton>
              )}
              {make}
            </>
          }
        />
        {create?.form}
      </>
    );
  return (
    <>
      <div className="flex items-start gap-1">
        <Combobox
          value={key ? { value: key, label } : null}
          readOnly={first !== undefined && key === ''}
          onValueChange={(option) => onChange(option?.value ?? null)}
          onBlur={({ currentTarget }) => {
            typed.keep(currentTarget.value, label);
            onBlur();
          }}
          search={search}
          takesFirst
          failed={refused}
          none={
            first
              ? messages.form.chooseFirst(first.label.text)
              : field.to && <NoneToChoose field={field} to={field.to} entity={entity} form={form} />
          }
          create={create}
          className="min-w-0 flex-1"
        />
        {change && (
          <IconButton label={change.label} onClick={change.open}>
            <Pencil aria-hidden />
          </IconButton>
        )}
        {make}
      </div>
      {first && key === '' && <p className="text-sm text-muted">{messages.form.chooseFirst(first.label.text)}</p>}
      {create?.form}
      {change?.form}
    </>
  );
}

/** The answers of the form that the choice rests on. */
function restingOn({ where }: Field, entity: Entity): Field[] {
  const names = where?.names.flatMap(([root, name]) => (root === 'form' && name ? [name] : [])) ?? [];
  return names.flatMap((name) => entity.field(name) ?? []);
}

/** The first of them that is not there yet. */
function unansweredOf(field: Field, entity: Entity, form: Values): Field | undefined {
  return restingOn(field, entity).find(({ name }) => isEmpty(form[name]));
}

interface NoneToChooseProps {
  field: Field;
  to: Entity;
  entity: Entity;
  form: Values;
}

/** That there is nothing to choose: of the record that the choice rests on, where that is one that may be seen. */
function NoneToChoose({ field, to, entity, form }: NoneToChooseProps) {
  const messages = useMessages();
  const [owner, ...others] = restingOn(field, entity);
  const { text, isHidden, isGone } = useReferenceName(owner?.to, owner ? String(form[owner.name]) : '');
  const isNamed = owner?.to && others.length === 0 && text && !isHidden && !isGone;
  return isNamed ? messages.form.noneOfOwner(text, to.label.text) : messages.form.noneToChoose(to.label.text);
}
