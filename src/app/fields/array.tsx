import { Badge } from '#components/badge';
import { listed, useLocale } from '#components/locale';
import { type Field, isEmpty } from '#specification';
import { FieldDisplay } from './field.tsx';
import type { FieldDisplayProps, FieldView } from './field-view.ts';
import { useFieldViews } from './field-views.ts';
import { valuesOf } from './values-of.ts';

export const array: FieldView = { Display: ArrayDisplay, hasParts: true };

function ArrayDisplay({ field, value, compact }: FieldDisplayProps) {
  const viewOf = useFieldViews();
  const { locale } = useLocale();
  const { items } = field;
  const values: unknown[] = Array.isArray(value) ? value : [];
  if (!items) return <bdi>{listed(locale, values.map(String))}</bdi>;
  if (items.kindName === 'file') return <Files field={items} values={values} compact={compact} />;
  if (!viewOf(items).hasParts) return <Badges field={items} values={values} compact={compact || !items.to} />;
  if (compact) return <span className="tabular-nums">{values.length}</span>;
  if (isFlat(items, viewOf)) return <Rows field={items} values={values} />;
  return (
    <ul className="flex flex-col gap-2">
      {values.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no name of their own
        <li key={index} className="not-first:border-t not-first:border-line not-first:pt-2">
          <FieldDisplay field={items} value={item} />
        </li>
      ))}
    </ul>
  );
}

/** So many properties stand beside one another. */
const most = 4;

/** Whether what it is made of fits into the columns of a table. */
function isFlat({ properties }: Field, viewOf: ReturnType<typeof useFieldViews>): boolean {
  return properties.length > 1 && properties.length <= most && properties.every((field) => !viewOf(field).hasParts);
}

/** Things of a few properties, one below the other, so that what is alike lines up. */
function Rows({ field, values }: { field: Field; values: readonly unknown[] }) {
  const viewOf = useFieldViews();
  const look = (property: Field) =>
    `pe-4 align-baseline last:pe-0 ${viewOf(property).align === 'end' ? 'text-end' : 'text-start'}`;
  return (
    <table aria-label={field.label.text} className="w-full wrap-anywhere">
      <thead>
        <tr>
          {field.properties.map((property) => (
            <th key={property.name} scope="col" className={`text-xs font-normal text-muted ${look(property)}`}>
              {property.label.text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {values.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no name of their own
          <tr key={index}>
            {field.properties.map((property) => (
              <td key={property.name} className={`pt-1 ${look(property)}`}>
                <Answered field={property} value={valuesOf(item)[property.name]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Answered({ field, value }: { field: Field; value: unknown }) {
  return isEmpty(value) ? null : <FieldDisplay field={field} value={value} />;
}

/** Where there is room, the name of a record leads to it. */
function Badges({ field, values, compact }: { field: Field; values: readonly unknown[]; compact: boolean }) {
  return (
    <span className="flex flex-wrap gap-1">
      {values.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no name of their own
        <Badge key={index}>
          <FieldDisplay field={field} value={item} compact={compact} />
        </Badge>
      ))}
    </span>
  );
}

function Files({ field, values, compact }: { field: Field; values: readonly unknown[]; compact: boolean | undefined }) {
  return (
    <ul className={compact ? 'flex gap-1' : 'flex flex-wrap gap-4'}>
      {values.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no name of their own
        <li key={index}>
          <FieldDisplay field={field} value={item} compact={compact} />
        </li>
      ))}
    </ul>
  );
}
