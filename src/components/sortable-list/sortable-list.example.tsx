import { useState } from 'react';
import { SortableList } from '#components/sortable-list';

export function Example() {
  const [items, setItems] = useState(['Kettle', 'Radio', 'Lamp']);
  return (
    <SortableList
      label="What is repaired next"
      items={items}
      keyOf={(item) => item}
      nameOf={(item) => item}
      onSort={setItems}
    >
      {(item) => item}
    </SortableList>
  );
}
