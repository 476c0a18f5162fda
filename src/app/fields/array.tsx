import { Badge } from '#components/badge';
import type { Field } from '#specification';
import { ChoicesInput } from './choices-input.tsx';
import { FieldDisplay } from './field.tsx';
import type { FieldDisplayProps, FieldInputProps, FieldView } from './field-view.ts';
import { useFieldViews } from './field-views.ts';
import { ItemsInput } from './items-input.tsx';

export const array: FieldView = { Input: ArrayInput, Display: ArrayDisplay, isGroup: true, showsInnerErrors: true };

function ArrayInput(props: FieldInputProps) {
  const { items } = props.field;
  if (!items) return null;
  return items.choices.length > 0 ? <ChoicesInput {...props} items={items} /> : <ItemsInput {...props} items={items} />;
}

function ArrayDisplay({ field, value, compact }: FieldDisplayProps) {
  const viewOf = useFieldViews();
  const { items } = field;
  const values: unknown[] = Array.isArray(value) ? value : [];
  if (!items) return <bdi>{values.map(String).join(', ')}</bdi>;
  if (!viewOf(items).showsInnerErrors) return <Badges field={items} values={values} />;
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

function Badges({ field, values }: { field: Field; values: readonly unknown[] }) {
  return (
    <span className="flex flex-wrap gap-1">
      {values.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no name of their own
        <Badge key={index}>
          <FieldDisplay field={field} value={item} compact />
        </Badge>
      ))}
    </span>
  );
}
