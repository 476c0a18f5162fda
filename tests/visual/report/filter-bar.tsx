import type { Ref } from 'react';
import { Button } from '#components/button';
import { Select } from '#components/select';
import { TextInput } from '#components/text-input';
import type { Decision } from '../decisions/decisions.ts';
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
  const kinds = ranks.map((rank) => ({ value: rank, label: rankLooks[rank].label }));
  const selects = [
    { key: 'rank', label: 'How serious', all: 'All kinds', options: kinds },
    { key: 'state', label: 'Decision', all: 'Open and decided', options: states },
    { key: 'component', label: 'Component', all: 'All components', options: same(components) },
    { key: 'mode', label: 'Mode', all: 'All modes', options: same(modes) },
  ] as const;
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
      {selects.map(({ key, label, all, options }) => (
        <Select
          key={key}
          size="sm"
          aria-label={label}
          placeholder={all}
          emptyLabel={all}
          value={filters[key]}
          onValueChange={(value) => set(key, value)}
          options={options}
        />
      ))}
      {filters !== noFilters && (
        <Button size="sm" variant="quiet" className="col-span-2" onClick={() => onChange(noFilters)}>
          Show all
        </Button>
      )}
    </search>
  );
}
