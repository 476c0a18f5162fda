import { useState } from 'react';
import { DataTable } from '#components/data-table';

type TableProps = Parameters<typeof DataTable<string>>[0];
export let change: (next: Partial<TableProps>) => void = () => undefined;

/** A table of which a test changes afterwards what it likes. */
export function Changing(props: Partial<TableProps>) {
  const [changed, setChanged] = useState(props);
  change = (next) => setChanged({ ...changed, ...next });
  return (
    <DataTable
      caption="Places"
      columns={[{ id: 'place', heading: 'Place', cell: String }]}
      rows={[]}
      keyOf={String}
      nameOf={String}
      {...changed}
    />
  );
}

export const bySize = (one: string, other: string) => one.length - other.length;

export const find = (selector: string) => document.querySelector<HTMLElement>(selector);
export const stops = () => document.querySelectorAll('table [tabindex="0"]').length;
