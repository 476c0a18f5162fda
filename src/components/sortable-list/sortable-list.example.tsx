import { SortableList } from '#components/sortable-list';

export function Example() {
  return (
    <SortableList
      label="What is repaired next"
      defaultItems={['Kettle', 'Radio', 'Lamp']}
      keyOf={(item) => item}
      nameOf={(item) => item}
    >
      {(item) => item}
    </SortableList>
  );
}
