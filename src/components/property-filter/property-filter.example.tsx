import { useState } from 'react';
import { List, ListItem } from '#components/list';
import {
  type FilterToken,
  fitsTokens,
  PropertyFilter,
} from '#components/property-filter';
import { Stack } from '#components/stack';

const repairs = [
  { number: 'R-17', device: 'Lamp', state: 'waiting' },
  { number: 'R-18', device: 'Washer', state: 'ready' },
] as const;

export function Example() {
  const [asked, ask] = useState<readonly FilterToken[]>([]);
  const found = repairs.filter((repair) =>
    fitsTokens(asked, 'and', (key) => repair[key as keyof typeof repair]),
  );
  return (
    <Stack>
      <PropertyFilter
        label="Filter the repairs"
        value={asked}
        onValueChange={ask}
        properties={[
          { key: 'device', label: 'Device' },
          {
            key: 'state',
            label: 'State',
            values: [
              { value: 'waiting', label: 'Waiting' },
              { value: 'ready', label: 'Ready' },
            ],
          },
        ]}
      />
      <List label="Repairs">
        {found.map(({ number, device }) => (
          <ListItem key={number}>{device}</ListItem>
        ))}
      </List>
    </Stack>
  );
}
