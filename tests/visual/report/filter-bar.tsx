import type { Ref } from 'react';
import { Button } from '#components/button';
import { Select } from '#components/select';
import { TextInput } from '#components/text-input';
import type { Decision } from '../decisions.ts';
import { choices, type Filters, noFilters } from './filters.ts';
import { rankLooks } from './looks.ts';

interface FilterBarProps {
  decisions: readonly Decision[];
  filters: Filters;
  onChange: (filters: Filters) => void;
  search: Ref<HTMLInputElement>;
}

const states = [
  { value: 'open', label: 'Open' },
  { value: 'accepted', label: 'Accepted' },
  { value: 'rejected', label: 'Rejected' },
];

/** Narrows the list: by words, how serious, component, mode, and what was decided. */
export function FilterBar({ decisions, filters, onChange, search }: FilterBarProps) {
  const { ranks, components, modes } = choices(decisions);
  const set = <Key extends keyof Filters>(key: Key, value: string | null) => onChange({ ...filters, [key]: value });
  const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  return (
    <search className="grid grid-cols-2 gap-2 border-b border-line p-3">
      <TextInput
        ref={search}
        size="sm"
        type="search"
        className="col-span-2"
        aria-label="Search"
        placeholder="Search stories and causes"
        value={filters.search}
        onChange={(event) => set('search', event.target.value)}
      />
      <Select
        size="sm"
        aria-label="How serious"
        placeholder="All kinds"
        emptyLabel="All kinds"
        value={filters.rank}
        onChange={(value) => set('rank', value)}
        options={ranks.map((rank) => ({ value: rank, label: rankLooks[rank].label }))}
      />
      <Select
        size="sm"
        aria-label="Decision"
        placeholder="Open and decided"
        emptyLabel="Open and decided"
        value={filters.state}
        onChange={(value) => set('state', value)}
        options={states}
      />
      <Select
        size="sm"
        aria-label="Component"
        placeholder="All components"
        emptyLabel="All components"
        value={filters.component}
        onChange={(value) => set('component', value)}
        options={same(components)}
      />
      <Select
        size="sm"
        aria-label="Mode"
        placeholder="All modes"
        emptyLabel="All modes"
        value={filters.mode}
        onChange={(value) => set('mode', value)}
        options={same(modes)}
      />
      {filters !== noFilters && (
        <Button size="sm" tone="quiet" className="col-span-2" onClick={() => onChange(noFilters)}>
          Show all
        </Button>
      )}
    </search>
  );
}
