import { Badge } from '#components/badge';
import type { Field } from '#specification';
import { FieldDisplay } from './field.tsx';
import type { FieldDisplayProps, FieldView } from './field-view.ts';
import { useFieldViews } from './field-views.ts';

export const array: FieldView = { Display: ArrayDisplay, hasParts: true };

function ArrayDisplay({ field, value, compact }: FieldDisplayProps) {
  const viewOf = useFieldViews();
  const { items } = field;
  const values: unknown[] = Array.isArray(value) ? value : [];
  if (!items) return <bdi>{values.map(String).join(', ')}</bdi>;
  if (items.kindName === 'file') return <Files field={items} values={values} compact={compact} />;
  if (!viewOf(items).hasParts) return <Badges field={items} values={values} compact={compact || !items.to} />;
  if (compact) return <span className="tabular-nums">{values.length}</span>;
  return (
    <ul className="flex flex-col gap-1">
      {values.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no name of their own
        <li key={index}>
          <FieldDisplay field={items} value={item} />
        </li>
      ))}
    </ul>
  );
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
