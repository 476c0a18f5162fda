import {
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  sortFns,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { type Order, orders } from './rows.ts';

const data = orders(100_000);
const features = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns,
});
const columns = (['key', 'customer', 'city', 'amount'] as const).map((id) => ({
  accessorKey: id,
  header: id,
}));

/** As its guide has it: a table that sorts and selects, whose rows are drawn where they are in sight. */
function Table() {
  const place = useRef<HTMLDivElement>(null);
  const table = useTable({ features, columns, data, getRowId: ({ key }: Order) => key });
  const { rows } = table.getRowModel();
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => place.current,
    estimateSize: () => 41,
    overscan: 10,
  });
  return (
    <div ref={place} style={{ height: 700, overflow: 'auto' }}>
      <div style={{ height: virtual.getTotalSize() }}>
        <table>
          <thead>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id}>
                {group.headers.map((header) => (
                  <th key={header.id} onClick={header.column.getToggleSortingHandler()} style={{ width: 300 }}>
                    <table.FlexRender header={header} />
                  </th>
                ))}
              </tr>
            ))}
          </thead>
          <tbody>
            {virtual.getVirtualItems().map(({ index, start, size }, at) => (
              <tr
                key={rows[index]?.id}
                aria-selected={rows[index]?.getIsSelected()}
                style={{ height: size, transform: `translateY(${start - at * size}px)` }}
              >
                {rows[index]?.getAllCells().map((cell) => (
                  <td key={cell.id}>
                    <table.FlexRender cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<Table />);
