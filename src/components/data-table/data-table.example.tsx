import { type Column, DataTable } from '#components/data-table';

const repairs = [
  { id: 'R-1042', device: 'Kettle', cost: 24 },
  { id: 'R-1043', device: 'Radio', cost: 68 },
];

const columns: Column<(typeof repairs)[number]>[] = [
  { id: 'id', heading: 'Repair', cell: ({ id }) => id },
  { id: 'device', heading: 'Device', cell: ({ device }) => device },
  { id: 'cost', heading: 'Cost', cell: ({ cost }) => cost, align: 'end' },
];

export function Example() {
  return (
    <DataTable
      caption="Repairs"
      columns={columns}
      rows={repairs}
      keyOf={({ id }) => id}
      nameOf={({ id }) => id}
    />
  );
}
