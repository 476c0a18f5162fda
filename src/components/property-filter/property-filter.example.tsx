import { useState } from 'react';
import { List, ListItem } from '#components/list';
import {
  anyProperty,
  type FilterToken,
  fitsTokens,
  PropertyFilter,
} from '#components/property-filter';
import { Stack } from '#components/stack';

const repairs: Record<string, string>[] = [
  { number: 'R-17', device: 'Lamp', state: 'waiting' },
  { number: 'R-18', device: 'Washer', state: 'ready' },
];
const states = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'ready', label: 'Ready' },
];
const properties = [
  { key: 'device', label: 'Device' },
  { key: 'state', label: 'State', values: states },
];

export function Example() {
  const [asked, ask] = useState<readonly FilterToken[]>([]);
  const found = repairs.filter((repair) =>
    fitsTokens(asked, 'and', (key) =>
      key === anyProperty ? Object.values(repair) : repair[key],
    ),
  );
  return (
    <Stack>
      <PropertyFilter
        label="Filter the repairs"
        properties={properties}
        freeText
        value={asked}
        onValueChange={ask}
      />
      <List label="Repairs">
        {found.map(({ number, device }) => (
          <ListItem key={number}>{device}</ListItem>
        ))}
      </List>
    </Stack>
  );
}
