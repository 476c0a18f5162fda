import { PropertyFilter } from '#components/property-filter';

export function Example() {
  return (
    <PropertyFilter
      label="Filter the repairs"
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
  );
}
