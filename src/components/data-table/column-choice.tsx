import { Columns3 } from 'lucide-react';
import { Button, type ButtonProps } from '#components/button';
import { Checkbox } from '#components/checkbox';
import { useHeld } from '#components/internal';
import { useStrings } from '#components/locale';
import { Popover } from '#components/popover';
import { SortableList } from '#components/sortable-list';

/** A column as it is chosen. */
export interface ColumnName {
  /** Unlike any other of the table. */
  id: string;
  /** What stands over it. */
  heading: string;
}

export interface ColumnChoiceProps extends Omit<ButtonProps, 'value' | 'defaultValue' | 'children'> {
  /** All columns that there are, in the order that nobody has changed. */
  columns: readonly ColumnName[];
  /** The ids of those that are shown, in their order; all where nobody chose. */
  value?: readonly string[];
  /** What is shown to begin with where nobody holds `value`. */
  defaultValue?: readonly string[];
  /** Told the ids of those that are shown, in their new order. */
  onValueChange?: (value: readonly string[]) => void;
}

/** Which columns of a table are shown, and in what order. One always is. */
export function ColumnChoice({ columns, value, defaultValue, onValueChange, ...rest }: ColumnChoiceProps) {
  const strings = useStrings();
  const [shown, show] = useHeld(value, defaultValue ?? columns.map(({ id }) => id), onValueChange);
  const chosen = shown.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  const items = [...chosen, ...columns.filter(({ id }) => !shown.includes(id))];
  const idsOf = (list: typeof items, isShown: (id: string) => boolean) =>
    list.flatMap(({ id }) => (isShown(id) ? [id] : []));
  return (
    <Popover
      label={strings.columns}
      align="end"
      trigger={
        <Button {...rest}>
          <Columns3 aria-hidden className="size-4" />
          {strings.columns}
        </Button>
      }
    >
      <SortableList
        label={strings.columns}
        items={items}
        keyOf={({ id }) => id}
        nameOf={({ heading }) => heading}
        onItemsChange={(next) => show(idsOf(next, (id) => shown.includes(id)))}
      >
        {({ id, heading }) => (
          <Checkbox
            label={heading}
            checked={shown.includes(id)}
            disabled={chosen.length === 1 && chosen[0]?.id === id}
            onCheckedChange={(isShown) =>
              show(idsOf(items, (each) => (each === id ? isShown === true : shown.includes(each))))
            }
          />
        )}
      </SortableList>
    </Popover>
  );
}
