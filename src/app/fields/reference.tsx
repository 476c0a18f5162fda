import { useCallback } from 'react';
import { Link as RouterLink } from 'react-router';
import { useReferenceName, useSearch, useSession } from '#app/data';
import { lazily } from '#app/lazily';
import { useProduct, useSpecification } from '#app/product';
import { Link } from '#components/link';
import { fillPath, holds, keyField, type RecordData, scopeOf } from '#spec';
import type { FieldDisplayProps, FieldInputProps, FieldView } from './field-view.ts';

const Combobox = lazily(() => import('#components/combobox'), 'Combobox');

export const reference: FieldView = { Input: ReferenceInput, Display: ReferenceDisplay };

function ReferenceInput({ field, value, onChange, onBlur, form }: FieldInputProps) {
  const specification = useSpecification();
  const { subject } = useSession();
  const entity = field.to ?? '';
  const where = field.where;
  // A condition that rests on something not answered yet leaves all to choose from.
  const formJson = where ? JSON.stringify(form) : '';
  const fits = useCallback(
    (record: RecordData) =>
      !where ||
      holds(
        where,
        scopeOf(specification, entity, record, { subject }, [where], formJson ? JSON.parse(formJson) : {}),
      ) !== false,
    [where, specification, entity, subject, formJson],
  );
  const search = useSearch(entity, fits);
  const key = typeof value === 'string' ? value : '';
  const name = useReferenceName(entity, key);
  return (
    <Combobox
      value={key ? { value: key, label: name } : null}
      onChange={(option) => onChange(option?.value ?? null)}
      onBlur={onBlur}
      search={search}
    />
  );
}

function ReferenceDisplay({ field, value, compact }: FieldDisplayProps) {
  const { specification, to } = useProduct();
  const entity = field.to ?? '';
  const name = useReferenceName(entity, String(value));
  const detail = Object.values(specification.screens).find(
    (screen) => screen.kind === 'detail' && screen.entity === entity && screen.path,
  );
  if (compact || !detail?.path) return <span>{name}</span>;
  return (
    <Link asChild>
      <RouterLink
        to={to(fillPath(detail.path, { [keyField(specification.entities[entity])]: String(value), id: String(value) }))}
      >
        {name}
      </RouterLink>
    </Link>
  );
}
