import { Tabs } from '#components/tabs';

export function Example() {
  return (
    <Tabs
      label="This repair"
      tabs={[
        { value: 'damage', label: 'Damage', content: 'Its switch sticks.' },
        { value: 'parts', label: 'Parts', content: 'A switch, a fuse.' },
      ]}
    />
  );
}
